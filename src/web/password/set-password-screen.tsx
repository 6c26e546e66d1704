import { useSelector } from '@xstate/react';
import { Link } from 'react-router-dom';
import type { SetPasswordActor } from '#machines/set-password/set-password.machine.ts';
import {
  canOpen,
  canRenew,
  hasEnded,
  isDone,
  isForm,
  isLoading,
  isNotRenewed,
  isRefused,
  isRenewed,
  isSending,
  isSignedIn,
  isUnknown,
  linkFate,
  shownError,
} from '#machines/set-password/set-password.view.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Banner } from '#web/ui/banner.tsx';
import { button } from '#web/ui/button.css.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Form } from '#web/ui/form.tsx';
import * as page from '#web/ui/page.css.ts';
import { Heading, Page } from '#web/ui/page.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { uiMessages } from '#web/ui/ui.messages.ts';
import { useField } from '#web/ui/use-field.ts';
import { passwordMessages } from './password.messages.ts';

export function SetPasswordScreen({ actor }: { actor: SetPasswordActor }) {
  const messages = useMessages(passwordMessages);
  const loading = useSelector(actor, isLoading);
  const isShown = useSelector(actor, isForm);
  const done = useSelector(actor, isDone);
  const over = useSelector(actor, hasEnded);
  const signedIn = useSelector(actor, isSignedIn);
  return (
    <Page title={messages.chooseTitle}>
      {loading ? <Spinner words={messages.loading} /> : null}
      {isShown ? <Choosing actor={actor} /> : null}
      {signedIn ? <Spinner words={messages.signingIn} /> : null}
      {done ? <Done actor={actor} /> : null}
      {over ? <Over actor={actor} /> : null}
    </Page>
  );
}

function Choosing({ actor }: { actor: SetPasswordActor }) {
  const ui = useMessages(uiMessages);
  const messages = useMessages(passwordMessages);
  const name = useSelector(actor, ({ context }) => context.owner?.name ?? '');
  const message = useSelector(actor, ({ context }) => context.message);
  const refused = useSelector(actor, isRefused);
  const busy = useSelector(actor, isSending);
  return (
    <>
      <Heading>{messages.chooseTitle}</Heading>
      <p className={page.lead}>{messages.hello(name)}</p>
      <Form
        isBusy={busy}
        refusal={refused ? (message ?? messages.failed) : null}
        actor={actor}
        event={{ type: 'password.submit' }}
      >
        <PasswordField
          {...useField(actor, { name: 'password', label: messages.label, shownError })}
          autoComplete="new-password"
          hint={ui.newPasswordHint}
          onBlur={() => actor.send({ type: 'field.leave', field: 'password' })}
        />
        <div>
          <Button type="submit">{busy ? messages.setting : messages.set}</Button>
        </div>
      </Form>
    </>
  );
}

const signIns = { people: '/login', sponsors: '/discovery' } as const;

function Done({ actor }: { actor: SetPasswordActor }) {
  const messages = useMessages(passwordMessages);
  const realm = useSelector(actor, ({ context }) => context.owner?.realm ?? 'people');
  return (
    <div className={page.centred}>
      <Heading>{messages.doneTitle}</Heading>
      <EmptyState spot="done" words={messages.done}>
        <Link to={signIns[realm]} className={button.primary}>
          {messages.signIn}
        </Link>
      </EmptyState>
    </div>
  );
}

function Over({ actor }: { actor: SetPasswordActor }) {
  const ui = useMessages(uiMessages);
  const messages = useMessages(passwordMessages);
  const message = useSelector(actor, ({ context }) => context.message);
  const fate = useSelector(actor, linkFate);
  const { title, words } = messages.link[fate];
  const openable = useSelector(actor, canOpen);
  const unknown = useSelector(actor, isUnknown);
  const renewable = useSelector(actor, canRenew);
  const renewed = useSelector(actor, isRenewed);
  const notRenewed = useSelector(actor, isNotRenewed);
  return (
    <div className={page.centred}>
      <Heading>{title}</Heading>
      <EmptyState spot="missing" words={words}>
        {openable ? (
          <>
            {message === null ? null : <Banner tone="danger">{message}</Banner>}
            <Button actor={actor} event={{ type: 'call.retry' }}>
              {ui.tryAgain}
            </Button>
          </>
        ) : null}
        {unknown ? (
          <Link to="/forgot-password" className={button.primary}>
            {messages.askAgain}
          </Link>
        ) : null}
        {fate === 'used'
          ? (['people', 'sponsors'] as const).map((realm) => (
              <Link key={realm} to={signIns[realm]} className={button.secondary}>
                {messages.signInAs[realm]}
              </Link>
            ))
          : null}
        {renewed ? <Banner tone="success">{messages.renewed}</Banner> : null}
        {notRenewed ? <Banner tone="danger">{message ?? messages.linkFailed}</Banner> : null}
        {renewable ? (
          <Button actor={actor} event={{ type: 'link.renew' }}>
            {messages.renew}
          </Button>
        ) : null}
      </EmptyState>
    </div>
  );
}
