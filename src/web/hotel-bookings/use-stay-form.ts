import type { HotelBookingsActor } from '#machines/hotel-bookings/hotel-bookings.machine.ts';
import type { SessionActor } from '#machines/session/session.machine.ts';
import { ownerOf } from '#machines/session/session.view.ts';
import type { SignedCall } from '#machines/session/signed-call.ts';
import type { StayBeginning } from '#machines/stay-form/stay-draft.ts';
import { stayForm } from '#machines/stay-form/stay-form.actors.ts';
import type { StayFormActor } from '#machines/stay-form/stay-form.machine.ts';
import { usePage } from '#web/ui/use-page.ts';
import { storedStay } from './stay-storage.ts';

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
    const stored = storedStay(ownerOf(session.getSnapshot()), beginning);
    return {
      chart: stayForm({
        signed,
        keepDraft: stored.write,
        dropDraft: stored.clear,
        show: (booking) => bookings.send({ type: 'booking.add', booking }),
      }),
      input: {
        beginning,
        timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
        kept: stored.read(),
        at: Date.now(),
      },
    };
  });
}
