import { Link } from 'react-router-dom';
import type { SignInActor } from '#machines/sign-in/sign-in.machine.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Bay } from '#web/ui/bay.tsx';
import * as page from '#web/ui/page.css.ts';
import { Heading, LanguageSwitch, ThemeSwitch, Wordmark } from '#web/ui/page.tsx';
import { SignInForm, type SignInWords } from './sign-in-form.tsx';
import * as css from './sign-in-layout.css.ts';

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
