import { useSelector } from '@xstate/react';
import Circle from 'lucide-react/icons/circle';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDot from 'lucide-react/icons/circle-dot';
import CircleX from 'lucide-react/icons/circle-x';
import type { ApplicationStatusReply } from '#contract/application.ts';
import type { ApplicationStatusActor, MailedLink } from '#machines/application-status/application-status.machine.ts';
import { canSend, type PathStep, pathOf } from '#machines/application-status/application-status.view.ts';
import { dateLabel } from '#rules/date-labels.ts';
import { useLanguage } from '#web/i18n/language-store.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import * as page from '#web/ui/page.css.ts';
import * as css from './application-status.css.ts';
import { applicationStatusMessages } from './application-status.messages.ts';

interface PathProps {
  actor: ApplicationStatusActor;
  status: ApplicationStatusReply;
}

const marks = { done: CircleCheck, current: CircleDot, ahead: Circle, ended: CircleX };
const links: Partial<Record<PathStep['name'], MailedLink>> = { password: 'password', bankDetails: 'bankDetails' };

export function StatusPath({ actor, status }: PathProps) {
  const messages = useMessages(applicationStatusMessages);
  return (
    <>
      <ol className={css.path} aria-label={messages.pathTitle}>
        {pathOf(status).map((step) => (
          <Step key={step.name} actor={actor} status={status} step={step} />
        ))}
      </ol>
      <LinkNews actor={actor} />
    </>
  );
}

function Step({ actor, status, step }: PathProps & { step: PathStep }) {
  const messages = useMessages(applicationStatusMessages);
  const language = useLanguage();
  const { name, progress, at, by } = step;
  const Mark = marks[progress];
  const link = links[name];
  const day = (moment: number) => dateLabel(moment, 'longDay', language);
  return (
    <li className={css.step[progress]} {...(progress === 'current' && { 'aria-current': 'step' as const })}>
      <Mark className={css.mark} size={22} aria-label={messages.progress[progress]} />
      <div className={css.stepWords}>
        <span className={css.stepName}>{nameOf(status, step, messages)}</span>
        {at === null ? null : (
          <time className={page.note} dateTime={new Date(at).toISOString()}>
            {day(at)}
          </time>
        )}
        {by === null ? null : <span className={page.note}>{messages.usuallyBy(day(by))}</span>}
        {progress === 'current' && link ? <WaitedFor actor={actor} link={link} /> : null}
      </div>
    </li>
  );
}

function nameOf({ bankDetails }: ApplicationStatusReply, { name, progress }: PathStep, messages: StatusWords): string {
  const done: Partial<Record<PathStep['name'], string>> = messages.stepsDone;
  if (progress === 'done') return done[name] ?? messages.steps[name];
  if (name === 'bankDetails' && bankDetails === 'sent') return messages.steps.bankSent;
  return messages.steps[name];
}

type StatusWords = (typeof applicationStatusMessages)['en'];

function WaitedFor({ actor, link }: { actor: ApplicationStatusActor; link: MailedLink }) {
  const messages = useMessages(applicationStatusMessages);
  const sendable = useSelector(actor, (snapshot) => canSend(snapshot, link));
  const sending = useSelector(actor, (snapshot) => snapshot.matches('sendingLink') && snapshot.context.link === link);
  if (!sendable && !sending) return null;
  return (
    <>
      <span className={page.note}>{messages.byLink[link]}</span>
      <span>
        <Button look="secondary" actor={actor} event={{ type: 'link.send', link }}>
          {sending ? messages.sendingLink : messages.sendLink[link]}
        </Button>
      </span>
    </>
  );
}

function LinkNews({ actor }: Pick<PathProps, 'actor'>) {
  const messages = useMessages(applicationStatusMessages);
  const sent = useSelector(actor, (snapshot) => snapshot.matches({ ready: 'linkSent' }));
  const notSent = useSelector(actor, (snapshot) => snapshot.matches({ ready: 'linkNotSent' }));
  const message = useSelector(actor, ({ context }) => context.message);
  if (sent) return <Banner tone="success">{messages.linkSent}</Banner>;
  return notSent ? <Banner tone="danger">{message ?? messages.linkFailed}</Banner> : null;
}
