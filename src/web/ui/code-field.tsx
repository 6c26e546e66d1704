import { useEffect, useRef } from 'react';
import { fitInserted } from '#rules/fit-inserted.ts';
import { cleanCode, codeLength } from '#rules/verification-code.ts';
import * as css from './field.css.ts';
import { steadyCaret } from './steady-caret.ts';
import { type FieldProps, LaidOutField } from './text-field.tsx';

/** One input, so that paste and autofill of a code from a message work. */
export function CodeField(props: Omit<FieldProps, 'type' | 'onText' | 'ref'>) {
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
      look={css.code}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={codeLength * 2}
      spellCheck={false}
      onInput={({ currentTarget }) => {
        const code = cleanCode(currentTarget.value, Number.POSITIVE_INFINITY);
        held.current = fitInserted(code, held.current, codeLength);
        if (currentTarget.value !== held.current) currentTarget.value = held.current;
      }}
    />
  );
}
