import { useSelector } from '@xstate/react';
import { isSameValue } from '#machines/rules/same-value.ts';
import type { SignInActor, SignInField } from '#machines/sign-in/sign-in.machine.ts';
import { canSubmit, isBusy, isMissing, problemOf, type SignInProblem } from '#machines/sign-in/sign-in.view.ts';
import { signInMessages } from '#web/i18n/sign-in.messages.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Form } from '#web/ui/form.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';

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
  const busy = useSelector(actor, isBusy);
  const submittable = useSelector(actor, canSubmit);
  const problem = useSelector(actor, problemOf, isSameValue);
  const message = messageFor(problem, signIn.rejected, words.failed);
  const isKnown = useSelector(actor, ({ context }) => context.identifier !== '');
  return (
    <Form isBusy={busy} refusal={message} onSubmit={() => actor.send({ type: 'credentials.submit' })}>
      <TextField
        {...useField(actor, 'identifier', words.identifier)}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        {...useField(actor, 'password', signIn.password)}
        name="password"
        autoComplete="current-password"
        autoFocus={isKnown}
      />
      <Button type="submit" disabled={!submittable}>
        {busy ? signIn.busy : signIn.submit}
      </Button>
    </Form>
  );
}

function useField(actor: SignInActor, field: SignInField, label: string) {
  const signIn = useMessages(signInMessages);
  const value = useSelector(actor, ({ context }) => context[field]);
  const missing = useSelector(actor, isMissing(field));
  const readOnly = useSelector(actor, isBusy);
  return {
    label,
    value,
    readOnly,
    maxLength: field === 'identifier' ? 254 : 200,
    error: missing ? signIn.required(label) : null,
    onText: (text: string) => actor.send({ type: 'field.change', field, value: text }),
    onBlur: () => actor.send({ type: 'field.leave', field }),
  };
}

function messageFor(problem: SignInProblem, rejected: string, failed: string): string | null {
  if (problem.kind === 'none') return null;
  return problem.kind === 'rejected' ? rejected : (problem.message ?? failed);
}
