import type { CreatorOfStaff } from '#contract/creator-list.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { Badge } from '#web/ui/badge.tsx';
import { backOfficeWords } from './back-office-words.ts';
import { creatorListWords } from './creator-list-words.ts';

const tones = {
  applying: 'plain',
  awaiting: 'plain',
  rejected: 'danger',
  active: 'success',
  suspended: 'danger',
  closed: 'plain',
} as const;

/** How a creator stands, in a word. */
export function StandingBadge({ creator }: { creator: CreatorOfStaff }) {
  const text = useWords(creatorListWords);
  const { linkStates } = useWords(backOfficeWords);
  const { standing, bankLink } = creator;
  if (standing === 'awaiting' && bankLink)
    return <Badge tone={bankLink.state === 'submitted' ? 'coral' : 'plain'}>{linkStates[bankLink.state]}</Badge>;
  return <Badge tone={tones[standing]}>{text.standings[standing]}</Badge>;
}
