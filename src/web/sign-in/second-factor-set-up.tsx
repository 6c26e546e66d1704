import { useSelector } from '@xstate/react';
import { copyOf, stageOfSetUp } from '#machines/second-factor/second-factor.view.ts';
import type { SecondFactorSetUpActor } from '#machines/second-factor/second-factor-set-up.machine.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Banner } from '#web/ui/banner.tsx';
import { button } from '#web/ui/button.css.ts';
import { Button } from '#web/ui/button.tsx';
import { AppCode } from './code-form.tsx';
import * as css from './second-factor.css.ts';
import { secondFactorMessages } from './second-factor.messages.ts';

export function SecondFactorSetUp({ actor }: { actor: SecondFactorSetUpActor }) {
  const messages = useMessages(secondFactorMessages);
  const stage = useSelector(actor, stageOfSetUp);
  return (
    <div className={css.column}>
      {stage === 'scanning' ? <Secret actor={actor} /> : null}
      {stage === 'keeping' ? <RecoveryCodes actor={actor} /> : null}
      {stage === 'confirming' ? <AppCode actor={actor} /> : null}
      <div className={css.actions}>
        {stage === 'scanning' ? null : (
          <Button look="quiet" actor={actor} event={{ type: 'setUp.back' }}>
            {messages.back}
          </Button>
        )}
        <Button look="quiet" actor={actor} event={{ type: 'signIn.restart' }}>
          {messages.restart}
        </Button>
      </div>
    </div>
  );
}

function Secret({ actor }: { actor: SecondFactorSetUpActor }) {
  const messages = useMessages(secondFactorMessages);
  const { picture, address, secret } = useSelector(actor, ({ context }) => context.offer);
  return (
    <>
      <svg
        className={css.picture}
        viewBox={`0 0 ${picture.size} ${picture.size}`}
        role="img"
        aria-label={messages.picture}
      >
        <path d={picture.path} />
      </svg>
      <a className={css.link} href={address}>
        {messages.openApp}
      </a>
      <div className={css.group}>
        <p className={css.label}>{messages.secret}</p>
        <code className={css.secret}>{secret.replace(/.{4}(?=.)/g, '$& ')}</code>
      </div>
      <Button actor={actor} event={{ type: 'setUp.next' }}>
        {messages.next}
      </Button>
    </>
  );
}

function RecoveryCodes({ actor }: { actor: SecondFactorSetUpActor }) {
  const messages = useMessages(secondFactorMessages);
  const { recoveryCodes } = useSelector(actor, ({ context }) => context.offer);
  const copied = useSelector(actor, copyOf);
  return (
    <>
      <ol className={css.codes} aria-label={messages.codes}>
        {recoveryCodes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className={css.actions}>
        <Button look="secondary" actor={actor} event={{ type: 'codes.copy' }}>
          {messages.copy}
        </Button>
        <a
          className={button.secondary}
          download="vaya-recovery-codes.txt"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${recoveryCodes.join('\n')}\n`)}`}
        >
          {messages.download}
        </a>
      </div>
      {copied === 'copied' ? <Banner tone="success">{messages.copied}</Banner> : null}
      {copied === 'notCopied' ? <Banner tone="danger">{messages.notCopied}</Banner> : null}
      <Button actor={actor} event={{ type: 'setUp.next' }}>
        {messages.codesSaved}
      </Button>
    </>
  );
}
