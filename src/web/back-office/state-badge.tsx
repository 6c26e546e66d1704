import { useMessages } from '#web/i18n/use-messages.ts';
import { Badge } from '#web/ui/badge.tsx';
import { backOfficeMessages } from './back-office.messages.ts';
import { named } from './ledger-words.ts';

const tones: Record<string, 'success' | 'danger' | 'warning'> = {
  active: 'success',
  sent: 'success',
  suspended: 'danger',
  failed: 'danger',
  retrying: 'warning',
};

export function StateBadge({ state }: { state: string }) {
  const { states } = useMessages(backOfficeMessages);
  return <Badge tone={tones[state] ?? 'plain'}>{named(states, state)}</Badge>;
}
