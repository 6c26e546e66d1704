import type { FormEvent, ReactNode } from 'react';
import type { CodeProblem } from '#machines/second-factor/second-factor.view.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { Button } from '#web/ui/button.tsx';
import * as page from '#web/ui/page.css.ts';
import { secondFactorWords } from './second-factor-words.ts';

interface CodeFormProps {
  accepts: boolean;
  isChecking: boolean;
  onCode: (code: string) => void;
  children: ReactNode;
}

/** One field, whose name is 'code', and the button below it. */
export function CodeForm({ accepts, isChecking, onCode, children }: CodeFormProps) {
  const text = useWords(secondFactorWords);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onCode(String(new FormData(event.currentTarget).get('code')));
  };
  return (
    <form className={page.form} noValidate aria-busy={isChecking} onSubmit={submit}>
      {children}
      <Button type="submit" disabled={!accepts}>
        {isChecking ? text.checking : text.submit}
      </Button>
    </form>
  );
}

/** What is to be said below the field. */
export function useCodeError(problem: CodeProblem, wrong: string): string | null {
  const text = useWords(secondFactorWords);
  if (problem.kind === 'none') return null;
  return problem.kind === 'wrong' ? wrong : (problem.message ?? text.failed);
}

export const isSameProblem = (one: CodeProblem, other: CodeProblem): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
