import type { HotelBookingsActor } from '#machines/hotel-bookings/hotel-bookings.machine.ts';
import type { SessionActor } from '#machines/session/session.machine.ts';
import type { SignedCall } from '#machines/session/signed-call.ts';
import type { StayBeginning } from '#machines/stay-form/stay-draft.ts';
import { stayForm } from '#machines/stay-form/stay-form.actors.ts';
import type { StayFormActor } from '#machines/stay-form/stay-form.machine.ts';
import { usePage } from '#web/ui/use-page.ts';
import { keptStay } from './kept-stay.ts';

interface Asking {
  session: SessionActor;
  signed: SignedCall;
  beginning: StayBeginning;
  /** Where the stay goes that comes of it. */
  bookings: HotelBookingsActor;
}

/** The form of whoever asks, as they left it. */
export function useStayForm({ session, signed, beginning, bookings }: Asking): StayFormActor {
  return usePage(() => {
    const { keepDraft, dropDraft, read } = keptStay(session, beginning);
    return {
      chart: stayForm({
        ...{ signed, keepDraft, dropDraft },
        show: (booking) => bookings.send({ type: 'booking.add', booking }),
      }),
      input: { beginning, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone, kept: read(), at: Date.now() },
    };
  });
}
