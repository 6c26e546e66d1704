import { type InputHTMLAttributes, useState } from 'react';

interface CountFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange' | 'type'> {
  value: number;
  most: number;
  onCount: (count: number) => void;
}

/** A whole number. While focused, the field shows the typed text; a fraction is cut off, other text counts as 0. */
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

const countIn = (text: string, most: number): number => {
  const [, whole = '0'] = /^(\d+)(?:[.,]\d*)?$/.exec(text.trim()) ?? [];
  return Math.min(most, Number(whole));
};
