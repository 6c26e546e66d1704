import type { ApplicationsReply } from '#contract/back-office.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Badge } from '#web/ui/badge.tsx';
import { backOfficeMessages } from './back-office.messages.ts';
import { DenseRow } from './dense-row.tsx';

interface ApplicationRowProps {
  row: ApplicationsReply['data'][number];
  to: string;
  now: number;
  isChosen?: boolean;
}

export function ApplicationRow({ row, ...shown }: ApplicationRowProps) {
  const text = useMessages(backOfficeMessages);
  const { fullName, username, reference, state, bankLink, isIbanDoubtful, isRepeated } = row;
  const isSent = state === 'APPROVED' && bankLink?.state === 'submitted';
  return (
    <DenseRow
      {...shown}
      id={row.id}
      party={row}
      title={fullName}
      detail={`${username} · ${reference}`}
      since={isSent ? (bankLink.submittedAt ?? row.createdAt) : row.createdAt}
    >
      {state === 'WITHDRAWN' || state === 'CLOSED' ? <Badge>{text.ended[state]}</Badge> : null}
      {isIbanDoubtful ? <Flag word={text.flags.doubtful} whole={text.doubtful} /> : null}
      {isRepeated ? <Flag word={text.flags.repeated} whole={text.repeated} /> : null}
      {state === 'REJECTED' ? <Badge tone="danger">{text.tabs.REJECTED}</Badge> : null}
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
  const text = useMessages(backOfficeMessages);
  if (bankLink === null) return <Badge tone="success">{text.tabs.APPROVED}</Badge>;
  const { state } = bankLink;
  return (
    <Badge tone={state === 'verified' || state === 'submitted' ? tones[state] : 'plain'}>
      {text.linkStates[state]}
    </Badge>
  );
}
