import type { ReactNode } from 'react';
import type { CodeProblem } from '#machines/second-factor/second-factor.view.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Button } from '#web/ui/button.tsx';
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
