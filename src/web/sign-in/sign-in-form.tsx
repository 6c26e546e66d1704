import { useSelector } from '@xstate/react';
import { isSubmitting } from '#machines/form-state.ts';
import { isSameValue } from '#machines/rules/same-value.ts';
import type { SignInActor, SignInField } from '#machines/sign-in/sign-in.machine.ts';
import { problemOf, type SignInProblem, shownError } from '#machines/sign-in/sign-in.view.ts';
import { signInMessages } from '#web/i18n/sign-in.messages.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Form } from '#web/ui/form.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useField } from '#web/ui/use-field.ts';

export interface SignInWords {
  heading: string;
  subtitle: string;
  identifier: string;
  failed: string;
  /** Whether creators sign in here; their sign-in links to the application. */
  isForCreators?: boolean;
}

export function SignInForm({ actor, words }: { actor: SignInActor; words: SignInWords }) {
  const signIn = useMessages(signInMessages);
  const busy = useSelector(actor, isSubmitting);
  const problem = useSelector(actor, problemOf, isSameValue);
  const message = messageFor(problem, signIn.rejected, words.failed);
  const isKnown = useSelector(actor, ({ context }) => context.form.identifier !== '');
  return (
    <Form isBusy={busy} refusal={message} actor={actor} event={{ type: 'credentials.submit' }}>
      <TextField
        {...useCredential(actor, 'identifier', words.identifier)}
        name="username"
        maxLength={254}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        {...useCredential(actor, 'password', signIn.password)}
        maxLength={200}
        autoComplete="current-password"
        autoFocus={isKnown}
      />
      <Button type="submit">{busy ? signIn.busy : signIn.submit}</Button>
    </Form>
  );
}

const useCredential = (actor: SignInActor, name: SignInField, label: string) => ({
  ...useField(actor, { name, label, shownError }),
  onBlur: () => actor.send({ type: 'field.leave', field: name }),
});

function messageFor(problem: SignInProblem, rejected: string, failed: string): string | null {
  if (problem.kind === 'none') return null;
  return problem.kind === 'rejected' ? rejected : (problem.message ?? failed);
}
