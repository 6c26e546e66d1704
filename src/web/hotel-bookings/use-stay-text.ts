import { useWords } from '#web/i18n/use-words.ts';
import { hotelBookingsWords } from './hotel-bookings-words.ts';
import { stayPageWords } from './stay-page-words.ts';

/** What is said of a stay wherever it is, and upon its own page. */
export const useStayText = () => ({ ...useWords(hotelBookingsWords), ...useWords(stayPageWords) });

export type StayText = ReturnType<typeof useStayText>;
