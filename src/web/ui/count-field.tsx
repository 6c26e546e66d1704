import { type InputHTMLAttributes, useState } from 'react';

interface CountFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange' | 'type'> {
  value: number;
  most: number;
  onCount: (count: number) => void;
}

/** A whole number, by its digits. While one types, the field says what was typed; what is no number counts as none. */
export function CountField({ value, most, onCount, onBlur, ...rest }: CountFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <input
      {...rest}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      value={typed ?? String(value)}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        onCount(countIn(currentTarget.value, most));
      }}
      onBlur={(event) => {
        setTyped(null);
        onBlur?.(event);
      }}
    />
  );
}

const countIn = (text: string, most: number): number => (/^\d+$/.test(text.trim()) ? Math.min(most, Number(text)) : 0);
