import type { CreatorOfStaff } from '#contract/creator-list.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { Badge } from '#web/ui/badge.tsx';
import { backOfficeWords } from './back-office-words.ts';
import { creatorListWords } from './creator-list-words.ts';

const tones = {
  applying: 'plain',
  awaiting: 'plain',
  active: 'success',
  suspended: 'danger',
  closed: 'plain',
} as const;

/** How a creator stands, in a word. */
export function StandingBadge({ creator }: { creator: CreatorOfStaff }) {
  const text = useWords(creatorListWords);
  const { tabs, linkStates } = useWords(backOfficeWords);
  const { standing, application, bankLink } = creator;
  if (standing === 'awaiting' && bankLink)
    return <Badge tone={bankLink.state === 'submitted' ? 'coral' : 'plain'}>{linkStates[bankLink.state]}</Badge>;
  const isRejected = standing === 'applying' && application?.state === 'REJECTED';
  return (
    <Badge tone={isRejected ? 'danger' : tones[standing]}>
      {isRejected ? tabs.REJECTED : text.standings[standing]}
    </Badge>
  );
}
