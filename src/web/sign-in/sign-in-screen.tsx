import { Link } from 'react-router-dom';
import type { SignInActor } from '#machines/sign-in/sign-in.machine.ts';
import { signInMessages } from '#web/i18n/sign-in.messages.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Bay } from '#web/ui/bay.tsx';
import { Foot, Heading } from '#web/ui/page.tsx';
import { SiteHeader } from '#web/ui/site-header.tsx';
import { SignInForm, type SignInWords } from './sign-in-form.tsx';
import { Lead, useHead } from './sign-in-head.tsx';
import * as css from './sign-in-layout.css.ts';
import { SignInParts } from './sign-in-parts.tsx';

export function SignInScreen({ actor, words }: { actor: SignInActor; words: SignInWords }) {
  const head = useHead(actor, words);
  return (
    <div className={css.split}>
      <title>{`${head.heading} · Vaya`}</title>
      <div className={css.picture}>
        <Bay />
      </div>
      <div className={css.side}>
        <SiteHeader className={css.bar} />
        <main id="main" tabIndex={-1} className={css.column}>
          <div className={css.head}>
            <Heading>{head.heading}</Heading>
            <Lead head={head} look={css.subtitle} />
          </div>
          <SignInParts actor={actor}>
            <SignInForm actor={actor} words={words} />
            <Links {...words} />
          </SignInParts>
        </main>
        <Foot look={css.foot} />
      </div>
    </div>
  );
}

function Links({ isForCreators = false }: SignInWords) {
  const signIn = useMessages(signInMessages);
  return (
    <>
      <p>
        <Link to="/forgot-password">{signIn.forgot}</Link>
      </p>
      {isForCreators ? (
        <p>
          {signIn.newHere} <Link to="/application">{signIn.apply}</Link>
        </p>
      ) : null}
    </>
  );
}
