import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { isSameValue } from '#machines/rules/same-value.ts';
import type { SecondFactorActor } from '#machines/second-factor/second-factor.machine.ts';
import {
  acceptsCode,
  type CodeProblem,
  codeProblemOf,
  isChecking,
} from '#machines/second-factor/second-factor.view.ts';
import type { SecondFactorSetUpActor } from '#machines/second-factor/second-factor-set-up.machine.ts';
import { cleanCode } from '#rules/verification-code.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { CodeField } from '#web/ui/code-field.tsx';
import { Form } from '#web/ui/form.tsx';
import type { Receiver } from '#web/ui/use-press.ts';
import { secondFactorMessages } from './second-factor.messages.ts';

interface CodeFormProps {
  actor: Receiver<{ type: 'code.submit'; code: string }>;
  isChecking: boolean;
  clean: (code: string) => string;
  children: ReactNode;
}

export function CodeForm({ actor, isChecking, clean, children }: CodeFormProps) {
  const messages = useMessages(secondFactorMessages);
  return (
    <Form
      isBusy={isChecking}
      actor={actor}
      event={(data) => ({ type: 'code.submit', code: clean(String(data.get('code') ?? '')) })}
    >
      {children}
      <Button type="submit">{isChecking ? messages.checking : messages.submit}</Button>
    </Form>
  );
}

export function useCodeError(problem: CodeProblem, wrong: string): string | null {
  const messages = useMessages(secondFactorMessages);
  if (problem.kind === 'none') return null;
  return problem.kind === 'wrong' ? wrong : (problem.message ?? messages.failed);
}

export function AppCode({ actor }: { actor: SecondFactorActor | SecondFactorSetUpActor }) {
  const messages = useMessages(secondFactorMessages);
  const accepts = useSelector(actor, acceptsCode);
  const checking = useSelector(actor, isChecking);
  const error = useCodeError(useSelector(actor, codeProblemOf, isSameValue), messages.wrong);
  return (
    <CodeForm actor={actor} isChecking={checking} clean={cleanCode}>
      <CodeField label={messages.code} name="code" readOnly={!accepts} error={error} />
    </CodeForm>
  );
}
