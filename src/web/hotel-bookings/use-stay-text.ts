import { useMessages } from '#web/i18n/use-messages.ts';
import { hotelBookingsMessages } from './hotel-bookings.messages.ts';
import { stayPageMessages } from './stay-page.messages.ts';

/** What is said of a stay wherever it is, and upon its own page. */
export const useStayText = () => ({ ...useMessages(hotelBookingsMessages), ...useMessages(stayPageMessages) });

export type StayText = ReturnType<typeof useStayText>;
