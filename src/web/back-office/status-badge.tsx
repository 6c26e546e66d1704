import type { CreatorOfStaff } from '#contract/back-office.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Badge } from '#web/ui/badge.tsx';
import { backOfficeMessages } from './back-office.messages.ts';
import { creatorListMessages } from './creator-list.messages.ts';
import { named } from './ledger-words.ts';

const tones = {
  applying: 'plain',
  awaiting: 'plain',
  rejected: 'danger',
  active: 'success',
  suspended: 'danger',
  closed: 'plain',
} as const;

export function StatusBadge({ creator }: { creator: CreatorOfStaff }) {
  const messages = useMessages(creatorListMessages);
  const { linkStates } = useMessages(backOfficeMessages);
  const { status, bankLink } = creator;
  if (status === 'awaiting' && bankLink)
    return <Badge tone={bankLink.state === 'submitted' ? 'coral' : 'plain'}>{linkStates[bankLink.state]}</Badge>;
  return <Badge tone={tones[status]}>{messages.statuses[status]}</Badge>;
}

const stateTones: Record<string, 'success' | 'danger' | 'warning'> = {
  active: 'success',
  sent: 'success',
  suspended: 'danger',
  failed: 'danger',
  retrying: 'warning',
};

export function StateBadge({ state }: { state: string }) {
  const { states } = useMessages(backOfficeMessages);
  return <Badge tone={stateTones[state] ?? 'plain'}>{named(states, state)}</Badge>;
}
