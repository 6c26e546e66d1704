import type { ApplicationsReply } from '#contract/back-office.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Badge } from '#web/ui/badge.tsx';
import { DenseRow, daysBetween } from '#web/ui/dense-row.tsx';
import { backOfficeMessages } from './back-office.messages.ts';

interface ApplicationRowProps {
  row: ApplicationsReply['data'][number];
  to: string;
  now: number;
  isChosen?: boolean;
}

export function ApplicationRow({ row, now, ...shown }: ApplicationRowProps) {
  const messages = useMessages(backOfficeMessages);
  const { fullName, username, reference, state, bankLink, isIbanDoubtful, isRepeated, taken } = row;
  const isSent = state === 'APPROVED' && bankLink?.state === 'submitted';
  const since = isSent ? (bankLink.submittedAt ?? row.createdAt) : row.createdAt;
  return (
    <DenseRow
      {...shown}
      id={row.id}
      party={row}
      title={fullName}
      detail={`${username} · ${reference}`}
      taker={taken && (taken.isOwn ? messages.takenByMe : messages.taken(taken.by))}
      since={since}
      age={messages.age(daysBetween(since, now))}
    >
      {state === 'WITHDRAWN' || state === 'CLOSED' ? <Badge>{messages.ended[state]}</Badge> : null}
      {isIbanDoubtful ? <Flag word={messages.flags.doubtful} whole={messages.doubtful} /> : null}
      {isRepeated ? <Flag word={messages.flags.repeated} whole={messages.repeated} /> : null}
      {state === 'REJECTED' ? <Badge tone="danger">{messages.tabs.REJECTED}</Badge> : null}
      {state === 'APPROVED' ? <Status row={row} /> : null}
    </DenseRow>
  );
}

export const Flag = ({ word, whole }: { word: string; whole: string }) => (
  <span title={whole}>
    <Badge tone="warning">{word}</Badge>
  </span>
);

const tones = { verified: 'success', submitted: 'coral' } as const;

function Status({ row: { bankLink } }: Pick<ApplicationRowProps, 'row'>) {
  const messages = useMessages(backOfficeMessages);
  if (bankLink === null) return <Badge tone="success">{messages.tabs.APPROVED}</Badge>;
  const { state } = bankLink;
  return (
    <Badge tone={state === 'verified' || state === 'submitted' ? tones[state] : 'plain'}>
      {messages.linkStates[state]}
    </Badge>
  );
}
