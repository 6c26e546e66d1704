import { useState } from 'react';

interface Typed {
  text: string;
  base: string;
  isLeft: boolean;
}

interface TypedColour {
  value: string;
  read: (text: string) => string | null;
}

/** Keeps the typed text until the colour is another one than it says. */
export function useTypedColour({ value, read }: TypedColour) {
  const [typed, type] = useState<Typed | null>(null);
  if (typed && typed.base !== value) type(read(typed.text) === value ? { ...typed, base: value } : null);
  const isNone = typed !== null && read(typed.text) === null;
  return {
    text: typed?.text ?? value,
    isRefused: isNone && typed.isLeft,
    write: (text: string) => type({ text, base: value, isLeft: typed?.isLeft ?? false }),
    leave: () => type(isNone ? { ...typed, isLeft: true } : null),
    clear: () => type(null),
  };
}
