import { useSelector } from '@xstate/react';
import { Link } from 'react-router-dom';
import type { CreatorOfStaff } from '#contract/back-office.ts';
import type { CreatorStatus } from '#contract/back-office-choices.ts';
import type { CreatorListActor } from '#machines/creator-list/creator-list.machine.ts';
import { movesOf } from '#machines/creator-list/creator-list.view.ts';
import { dateLabel } from '#rules/date-labels.ts';
import { useLanguage } from '#web/i18n/language-store.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { fromList } from '#web/ui/back-link.tsx';
import { Button } from '#web/ui/button.tsx';
import * as dense from '#web/ui/dense-row.css.ts';
import { Face } from '#web/ui/face.tsx';
import { QuestionDialog } from '#web/ui/question-dialog.tsx';
import { Flag } from './application-row.tsx';
import { backOfficeMessages } from './back-office.messages.ts';
import { addressOfMails, addressOfReview } from './creator-addresses.ts';
import * as css from './creator-list.css.ts';
import { creatorListMessages } from './creator-list.messages.ts';
import { officeQuestionsMessages } from './office-questions.messages.ts';
import { StatusBadge } from './status-badge.tsx';

interface CreatorRowProps {
  actor: CreatorListActor;
  creator: CreatorOfStaff;
}

const applicants: readonly CreatorStatus[] = ['applying', 'awaiting', 'rejected'];

export function CreatorRow({ actor, creator }: CreatorRowProps) {
  const messages = useMessages(creatorListMessages);
  const language = useLanguage();
  const { accountId, fullName, username, email, createdAt } = creator;
  const id = `creator-${accountId}`;
  return (
    <li className={css.row} aria-labelledby={id}>
      <Face party={creator} look="row" />
      <div className={css.who}>
        <span id={id} className={dense.title}>
          {fullName}
        </span>
        <span className={dense.detail} title={email}>{`${username} · ${email}`}</span>
      </div>
      <div className={css.status}>
        <Status creator={creator} />
        <time className={css.since} dateTime={new Date(createdAt).toISOString()}>
          {messages.since(dateLabel(createdAt, 'day', language), !applicants.includes(creator.status))}
        </time>
      </div>
      <Ways creator={creator} />
      <Moves actor={actor} creator={creator} />
    </li>
  );
}

function Status({ creator }: Pick<CreatorRowProps, 'creator'>) {
  const { flags, doubtful, repeated } = useMessages(backOfficeMessages);
  return (
    <span className={css.badges}>
      <StatusBadge creator={creator} />
      {creator.isIbanDoubtful ? <Flag word={flags.doubtful} whole={doubtful} /> : null}
      {creator.isRepeated ? <Flag word={flags.repeated} whole={repeated} /> : null}
    </span>
  );
}

function Ways({
  creator: { accountId, fullName, username, status, application, notes },
}: Pick<CreatorRowProps, 'creator'>) {
  const messages = useMessages(creatorListMessages);
  const row = { 'data-row': accountId };
  return (
    <nav className={css.links} aria-label={messages.linksFor(fullName)}>
      {application ? (
        <Link to={addressOfReview(application.id)} {...row}>
          {messages.review}
        </Link>
      ) : null}
      {status === 'active' ? <Link to={`/blog/${username}`}>{messages.blog}</Link> : null}
      <Link to={`/admin/creators/${accountId}/notes`} state={fromList} {...(application === null && row)}>
        {messages.notes(notes)}
      </Link>
      <Link to={addressOfMails(accountId)} state={fromList}>
        {messages.mails}
      </Link>
    </nav>
  );
}

function Moves({ actor, creator }: CreatorRowProps) {
  const messages = useMessages(creatorListMessages);
  const ask = useMessages(officeQuestionsMessages);
  const { accountId: id, fullName } = creator;
  const confirming = useSelector(
    actor,
    (snapshot) => snapshot.matches('confirming') && snapshot.context.action.id === id,
  );
  return (
    <div className={css.moves}>
      {movesOf(creator).map((move) => (
        <Button
          key={move}
          look="quiet"
          aria-label={`${messages.moves[move]}: ${fullName}`}
          actor={actor}
          event={{ type: 'account.move', id, move }}
        >
          {messages.moves[move]}
        </Button>
      ))}
      {confirming ? (
        <QuestionDialog actor={actor} {...ask.suspendCreator(fullName)} answer={messages.moves.suspend} />
      ) : null}
    </div>
  );
}
