import { useEffect, useRef } from 'react';
import { fitInserted } from '#rules/fit-inserted.ts';
import { cleanCode, codeLength } from '#rules/verification-code.ts';
import * as css from './field.css.ts';
import { steadyCaret } from './steady-caret.ts';
import { type FieldProps, LaidOutField } from './text-field.tsx';

interface CodeFieldProps extends Omit<FieldProps, 'type' | 'onText' | 'ref'> {
  digits?: number;
}

/** One input for six digits, or for more: it takes a paste in any spelling, and the system's offer to fill in the code. */
export function CodeField({ digits = codeLength, ...props }: CodeFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const held = useRef('');
  const { error } = props;
  useEffect(() => steadyCaret(input.current), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new error asks for the digits again.
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, [error]);
  return (
    <LaidOutField
      {...props}
      ref={input}
      frame={css.codeFrame}
      look={digits > codeLength ? css.longCode : css.code}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={digits * 2}
      spellCheck={false}
      onInput={({ currentTarget }) => {
        const code = cleanCode(currentTarget.value, Number.POSITIVE_INFINITY);
        held.current = fitInserted(code, held.current, digits);
        if (currentTarget.value !== held.current) currentTarget.value = held.current;
      }}
    />
  );
}
