import { useMessages } from '#web/i18n/use-messages.ts';
import { hotelBookingsMessages } from './hotel-bookings.messages.ts';
import { stayPageMessages } from './stay-page.messages.ts';

export const useStayMessages = () => ({ ...useMessages(hotelBookingsMessages), ...useMessages(stayPageMessages) });

export type StayMessages = ReturnType<typeof useStayMessages>;
