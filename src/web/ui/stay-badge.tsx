import type { BookingState } from '#contract/booking-choices.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Badge } from '#web/ui/badge.tsx';
import { stayStateMessages } from './stay-state.messages.ts';

export const StayBadge = ({ state }: { state: BookingState }) => (
  <Badge tone={tones[state]}>{useMessages(stayStateMessages)[state]}</Badge>
);

const tones: Record<BookingState, 'plain' | 'coral' | 'success' | 'warning' | 'danger'> = {
  REQUESTED: 'plain',
  IN_REVIEW: 'plain',
  OFFERED: 'coral',
  INVITED: 'coral',
  OTHER_DATES: 'warning',
  CONFIRMED: 'success',
  COMPLETED: 'success',
  DECLINED: 'danger',
  CANCELLED: 'plain',
  EXPIRED: 'plain',
};
