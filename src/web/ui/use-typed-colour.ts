import { useState } from 'react';

interface Typed {
  text: string;
  upon: string;
  isLeft: boolean;
}

interface TypedColour {
  value: string;
  read: (text: string) => string | null;
}

/** Keeps the typed text until the colour is another one than it says. */
export function useTypedColour({ value, read }: TypedColour) {
  const [typed, type] = useState<Typed | null>(null);
  if (typed && typed.upon !== value) type(read(typed.text) === value ? { ...typed, upon: value } : null);
  const isNone = typed !== null && read(typed.text) === null;
  return {
    text: typed?.text ?? value,
    isRefused: isNone && typed.isLeft,
    write: (text: string) => type({ text, upon: value, isLeft: typed?.isLeft ?? false }),
    leave: () => type(isNone ? { ...typed, isLeft: true } : null),
    clear: () => type(null),
  };
}
