import type { ReactNode } from 'react';
import type { CodeProblem } from '#machines/second-factor/second-factor.view.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Form } from '#web/ui/form.tsx';
import { secondFactorMessages } from './second-factor.messages.ts';

interface CodeFormProps {
  accepts: boolean;
  isChecking: boolean;
  onCode: (code: string) => void;
  children: ReactNode;
}

export function CodeForm({ accepts, isChecking, onCode, children }: CodeFormProps) {
  const messages = useMessages(secondFactorMessages);
  return (
    <Form isBusy={isChecking} onSubmit={(form) => onCode(String(new FormData(form).get('code')))}>
      {children}
      <Button type="submit" disabled={!accepts}>
        {isChecking ? messages.checking : messages.submit}
      </Button>
    </Form>
  );
}

export function useCodeError(problem: CodeProblem, wrong: string): string | null {
  const messages = useMessages(secondFactorMessages);
  if (problem.kind === 'none') return null;
  return problem.kind === 'wrong' ? wrong : (problem.message ?? messages.failed);
}
