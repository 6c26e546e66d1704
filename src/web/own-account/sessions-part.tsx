import { useSelector } from '@xstate/react';
import Monitor from 'lucide-react/icons/monitor';
import Smartphone from 'lucide-react/icons/smartphone';
import type { OwnSession } from '#contract/session.ts';
import type { OwnSessionsActor } from '#machines/own-sessions/own-sessions.machine.ts';
import { hasOthers, isFailed, isLoading } from '#machines/own-sessions/own-sessions.view.ts';
import type { ReauthenticationActor } from '#machines/reauthentication/reauthentication.machine.ts';
import { asks, isDone } from '#machines/reauthentication/reauthentication.view.ts';
import { dateLabel } from '#rules/date-labels.ts';
import { ReauthenticationDialog } from '#web/flows/reauthentication-dialog.tsx';
import { useLanguage } from '#web/i18n/language-store.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { AccountPart } from './account-part.tsx';
import * as css from './own-account.css.ts';
import { ownAccountMessages } from './own-account.messages.ts';

interface SessionsPartProps {
  sessions: OwnSessionsActor;
  ending: ReauthenticationActor;
}

export function SessionsPart({ sessions, ending }: SessionsPartProps) {
  const messages = useMessages(ownAccountMessages);
  const loading = useSelector(sessions, isLoading);
  const failed = useSelector(sessions, isFailed);
  return (
    <AccountPart title={messages.sessions} lead={messages.sessionsLead}>
      {loading ? <Spinner words={messages.sessionsLoading} /> : null}
      {failed ? (
        <Banner
          tone="warning"
          actions={[{ label: messages.retry, onPress: () => sessions.send({ type: 'call.retry' }) }]}
        >
          {messages.sessionsFailed}
        </Banner>
      ) : null}
      {loading || failed ? null : <SessionList sessions={sessions} ending={ending} />}
      <Ending sessions={sessions} ending={ending} />
    </AccountPart>
  );
}

function SessionList({ sessions, ending }: SessionsPartProps) {
  const list = useSelector(sessions, ({ context }) => context.sessions);
  return (
    <ul className={css.sessions}>
      {list.map((each) => (
        <Session key={each.id} session={each} ending={ending} />
      ))}
    </ul>
  );
}

interface SessionProps {
  session: OwnSession;
  ending: ReauthenticationActor;
}

function Session({ session, ending }: SessionProps) {
  const { id, browser, system, createdAt, lastUsedAt, isCurrent } = session;
  const messages = useMessages(ownAccountMessages);
  const language = useLanguage();
  const Icon = handhelds.has(system ?? '') ? Smartphone : Monitor;
  const moment = (at: number) => dateLabel(at, 'moment', language);
  return (
    <li className={css.session}>
      <span className={css.sessionIcon}>
        <Icon size={20} aria-hidden />
      </span>
      <div>
        <p className={css.line}>
          <span className={css.device}>{messages.device(browser, system)}</span>
          {isCurrent ? <Badge tone="success">{messages.thisOne}</Badge> : null}
        </p>
        <p className={css.when}>
          <span>{messages.used(moment(lastUsedAt))}</span>
          <span>{messages.begun(moment(createdAt))}</span>
        </p>
      </div>
      {isCurrent ? null : (
        <Button
          look="quiet"
          name={`end-${id}`}
          aria-label={messages.endOne(messages.device(browser, system))}
          actor={ending}
          event={{ type: 'reauthentication.open', subject: id }}
        >
          {messages.endOneShort}
        </Button>
      )}
    </li>
  );
}

const handhelds = new Set(['iPhone', 'iPad', 'Android']);

function Ending({ sessions, ending }: SessionsPartProps) {
  const messages = useMessages(ownAccountMessages);
  const others = useSelector(sessions, hasOthers);
  const alone = useSelector(sessions, (snapshot) => snapshot.matches('ready') && !hasOthers(snapshot));
  const isConfirming = useSelector(ending, asks);
  const ended = useSelector(ending, isDone);
  const result = useSelector(ending, ({ context }) => context.result);
  const subject = useSelector(ending, ({ context }) => context.subject);
  const session = useSelector(sessions, ({ context }) => context.sessions.find(({ id }) => id === subject));
  return (
    <>
      {ended ? (
        <Banner tone="success" takesFocus>
          {result === null ? messages.ended : messages.endedOne}
        </Banner>
      ) : null}
      {alone && !ended ? <p className={css.next}>{messages.here}</p> : null}
      {others ? (
        <Button look="secondary" name="end-others" actor={ending} event={{ type: 'reauthentication.open' }}>
          {messages.end}
        </Button>
      ) : null}
      {isConfirming ? (
        <ReauthenticationDialog
          actor={ending}
          words={
            session
              ? {
                  title: messages.endOneTitle(messages.device(session.browser, session.system)),
                  ask: messages.endOneAsk,
                  submit: messages.endOneShort,
                  busy: messages.ending,
                  failed: messages.endOneFailed,
                }
              : {
                  title: messages.endTitle,
                  ask: messages.endAsk,
                  submit: messages.end,
                  busy: messages.ending,
                  failed: messages.endFailed,
                }
          }
          returnTo={session ? `end-${session.id}` : 'end-others'}
        />
      ) : null}
    </>
  );
}
