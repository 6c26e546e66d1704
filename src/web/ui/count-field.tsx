import { type InputHTMLAttributes, useState } from 'react';

interface CountFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange' | 'type'> {
  value: number;
  max: number;
  onCount: (count: number) => void;
}

/** Shows the typed text while focused; fractions are cut off and other text counts as 0. */
export function CountField({ value, max, onCount, onBlur, ...rest }: CountFieldProps) {
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
        onCount(countIn(currentTarget.value, max));
      }}
      onBlur={(event) => {
        setTyped(null);
        onBlur?.(event);
      }}
    />
  );
}

const countIn = (text: string, max: number): number => {
  const [, whole = '0'] = /^(\d+)(?:[.,]\d*)?$/.exec(text.trim()) ?? [];
  return Math.min(max, Number(whole));
};
