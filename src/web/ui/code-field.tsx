import { useEffect, useRef } from 'react';
import { cleanCode, codeLength } from '#rules/verification-code.ts';
import * as css from './field.css.ts';
import { type FieldProps, LaidOutField } from './text-field.tsx';

/** One input for six digits: it takes a paste in any spelling, and the system's offer to fill in the code. */
export function CodeField(props: Omit<FieldProps, 'type' | 'onText' | 'ref'>) {
  const input = useRef<HTMLInputElement>(null);
  const { error } = props;
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
        currentTarget.value = cleanCode(currentTarget.value);
      }}
    />
  );
}
