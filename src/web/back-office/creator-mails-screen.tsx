import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { CreatorMailsReply, MailReadingReply } from '#contract/mail.ts';
import { type CreatorMailsActor, pageIn } from '#machines/creator-mails/creator-mails.machine.ts';
import { isSameValue } from '#machines/rules/same-value.ts';
import { dateLabel } from '#rules/date-labels.ts';
import { useLanguage } from '#web/i18n/language-store.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { Button } from '#web/ui/button.tsx';
import * as page from '#web/ui/page.css.ts';
import { Page } from '#web/ui/page.tsx';
import { RetryBanner } from '#web/ui/retry-banner.tsx';
import * as office from './back-office.css.ts';
import { backOfficeMessages } from './back-office.messages.ts';
import * as css from './creator-mails.css.ts';
import { creatorMailsMessages } from './creator-mails.messages.ts';
import { mailLabel, mailReason } from './ledger-words.ts';
import { OfficeHead, OfficeList } from './office-list.tsx';
import { Pages } from './pages.tsx';
import { StateBadge } from './status-badge.tsx';

interface CreatorMailsProps {
  actor: CreatorMailsActor;
}

interface ScreenProps extends CreatorMailsProps {
  bar?: ReactNode;
}

export function CreatorMailsScreen({ actor, bar }: ScreenProps) {
  const messages = useMessages(creatorMailsMessages);
  const name = useSelector(actor, ({ context }) => context.mails?.fullName ?? null);
  const missing = useSelector(actor, (snapshot) => snapshot.matches('missing'));
  const title = name === null ? messages.title : `${messages.title}: ${name}`;
  return (
    <Page title={title} isWide>
      <OfficeHead current="creators" />
      {bar}
      <BackLink to="/admin/creators">{messages.all}</BackLink>
      {missing ? (
        <section className={office.ledger} aria-label={messages.title}>
          <Lead title={title} words={messages.missing} />
        </section>
      ) : (
        <Mails actor={actor} title={title} />
      )}
    </Page>
  );
}

const Lead = ({ title, words }: { title: string; words: string }) => (
  <>
    <h2 className={css.name}>{title}</h2>
    <p className={page.note}>{words}</p>
  </>
);

function Mails({ actor, title }: CreatorMailsProps & { title: string }) {
  const messages = useMessages(creatorMailsMessages);
  const mails = useSelector(actor, ({ context }) => context.mails);
  const listPage = useSelector(actor, ({ context }) => pageIn(context), isSameValue);
  const loading = useSelector(actor, (snapshot) => snapshot.matches('loading'));
  const failed = useSelector(actor, (snapshot) => snapshot.matches('failed'));
  return (
    <OfficeList
      label={messages.title}
      isBusy={loading}
      tools={<Lead title={title} words={messages.lead} />}
      rows={mails?.data ?? null}
      loading={messages.loading}
      failure={failed ? messages.failed : null}
      onRetry={() => actor.send({ type: 'call.retry' })}
      empty={<p className={page.note}>{messages.empty}</p>}
      pages={<Pages actor={actor} page={listPage} />}
    >
      {(mail) => <MailLine key={mail.id} actor={actor} mail={mail} />}
    </OfficeList>
  );
}

type Mail = CreatorMailsReply['data'][number];

function MailLine({ actor, mail }: CreatorMailsProps & { mail: Mail }) {
  const messages = useMessages(creatorMailsMessages);
  const language = useLanguage();
  const isOpened = useSelector(actor, ({ context }) => context.opened === mail.id);
  const about = mailLabel(mail.template, language);
  const moment = dateLabel(mail.createdAt, 'moment', language);
  return (
    <li className={office.line}>
      <div className={office.lineWords}>
        <span className={office.rowName}>{about}</span>
        <span className={office.rowNote}>{mail.to}</span>
        <Fate mail={mail} />
      </div>
      <StateBadge state={mail.state} />
      {isOpened ? (
        <Button look="quiet" aria-expanded actor={actor} event={{ type: 'mail.close' }}>
          {messages.close}
        </Button>
      ) : mail.isReadable ? (
        <Button
          look="quiet"
          aria-expanded={false}
          aria-label={messages.readOf(about, moment)}
          actor={actor}
          event={{ type: 'mail.open', id: mail.id }}
        >
          {messages.read}
        </Button>
      ) : (
        <span className={office.rowNote}>{mail.isHeld ? messages.held : messages.notStored}</span>
      )}
      {isOpened ? <Opened actor={actor} /> : null}
    </li>
  );
}

function Fate({ mail: { createdAt, sentAt, state, attempts, lastError } }: { mail: Mail }) {
  const messages = useMessages(creatorMailsMessages);
  const { tried } = useMessages(backOfficeMessages);
  const language = useLanguage();
  const label = (moment: number) => dateLabel(moment, 'moment', language);
  const times = [messages.written(label(createdAt)), ...(sentAt === null ? [] : [messages.sent(label(sentAt))])].join(
    ' · ',
  );
  const why = state === 'sent' || lastError === null ? null : mailReason(lastError, language);
  const wasTried = lastError !== 'expired' && lastError !== 'restored';
  return (
    <>
      <span className={office.rowNote}>{times}</span>
      {why === null ? null : <span className={office.rowNote}>{wasTried ? tried(attempts, why) : why}</span>}
    </>
  );
}

function Opened({ actor }: CreatorMailsProps) {
  const messages = useMessages(creatorMailsMessages);
  const reading = useSelector(actor, ({ context }) => context.reading);
  const gone = useSelector(actor, (snapshot) => snapshot.matches({ listed: 'gone' }));
  const unread = useSelector(actor, (snapshot) => snapshot.matches({ listed: 'unread' }));
  return (
    <div className={css.reading} role="status">
      {unread ? (
        <RetryBanner onRetry={() => actor.send({ type: 'call.retry' })}>{messages.unread}</RetryBanner>
      ) : gone ? (
        messages.gone
      ) : reading === null ? (
        messages.reading
      ) : (
        <>
          <p className={css.subject}>{reading.subject}</p>
          <p className={css.text}>{belowSubject(reading)}</p>
          {messages.secrets[reading.secret] === null ? null : (
            <p className={page.note}>{messages.secrets[reading.secret]}</p>
          )}
        </>
      )}
    </div>
  );
}

/** Most mails repeat the subject as their first line. */
const belowSubject = ({ subject, text }: MailReadingReply): string =>
  text.startsWith(`${subject}\n`) ? text.slice(subject.length).trimStart() : text;
