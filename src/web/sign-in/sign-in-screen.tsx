import { useSelector } from '@xstate/react';
import { Link } from 'react-router-dom';
import type { SignInActor, SignInField } from '#machines/sign-in/sign-in.machine.ts';
import { canSubmit, isBusy, isMissing, problemOf, type SignInProblem } from '#machines/sign-in/sign-in.view.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Bay } from '#web/ui/bay.tsx';
import { Button } from '#web/ui/button.tsx';
import * as page from '#web/ui/page.css.ts';
import { Heading, LanguageSwitch, ThemeSwitch, Wordmark } from '#web/ui/page.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import * as css from './sign-in-layout.css.ts';

export interface SignInWords {
  heading: string;
  subtitle: string;
  identifier: string;
  failed: string;
}

/** Every sign-in of ours: half picture, half form, in the words of its door. */
export const SignInScreen = ({ actor, words }: { actor: SignInActor; words: SignInWords }) => (
  <div className={css.split}>
    <title>{`${words.heading} · Vaya`}</title>
    <div className={css.picture}>
      <Bay />
    </div>
    <div className={css.side}>
      <header className={css.bar}>
        <Wordmark />
        <div className={page.tools}>
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
      </header>
      <main id="main" tabIndex={-1} className={css.column}>
        <div className={css.head}>
          <Heading>{words.heading}</Heading>
          <p className={css.subtitle}>{words.subtitle}</p>
        </div>
        <SignInForm actor={actor} words={words} />
        <ForgotLink />
      </main>
    </div>
  </div>
);

function ForgotLink() {
  const { password } = useText();
  return (
    <p>
      <Link to="/forgot-password">{password.forgot}</Link>
    </p>
  );
}

function SignInForm({ actor, words }: { actor: SignInActor; words: SignInWords }) {
  const { signIn } = useText();
  const busy = useSelector(actor, isBusy);
  const submittable = useSelector(actor, canSubmit);
  const problem = useSelector(actor, problemOf, (one, other) => JSON.stringify(one) === JSON.stringify(other));
  const message = messageFor(problem, signIn.rejected, words.failed);
  return (
    <form
      className={page.form}
      noValidate
      aria-busy={busy}
      onSubmit={(event) => {
        event.preventDefault();
        actor.send({ type: 'credentials.submit' });
      }}
    >
      {message === null ? null : (
        <Banner tone="danger" takesFocus>
          {message}
        </Banner>
      )}
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
      />
      <Button type="submit" disabled={!submittable}>
        {busy ? signIn.busy : signIn.submit}
      </Button>
    </form>
  );
}

function useField(actor: SignInActor, field: SignInField, label: string) {
  const { signIn } = useText();
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
