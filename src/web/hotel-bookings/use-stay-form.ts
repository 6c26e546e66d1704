import type { HotelBookingsActor } from '#machines/hotel-bookings/hotel-bookings.machine.ts';
import type { SessionActor } from '#machines/session/session.machine.ts';
import { ownerOf } from '#machines/session/session.view.ts';
import type { SignedCall } from '#machines/session/signed-call.ts';
import type { StaySource } from '#machines/stay-form/stay-draft.ts';
import { stayForm } from '#machines/stay-form/stay-form.actors.ts';
import type { StayFormActor } from '#machines/stay-form/stay-form.machine.ts';
import { usePage } from '#web/ui/use-page.ts';
import { storedStay } from './stay-storage.ts';

interface StayFormOptions {
  session: SessionActor;
  signed: SignedCall;
  source: StaySource;
  bookings: HotelBookingsActor;
}

export function useStayForm({ session, signed, source, bookings }: StayFormOptions): StayFormActor {
  return usePage(() => {
    const stored = storedStay(ownerOf(session.getSnapshot()), source);
    return {
      chart: stayForm({
        signed,
        saveDraft: stored.write,
        deleteDraft: stored.clear,
        addBooking: (booking) => bookings.send({ type: 'booking.add', booking }),
      }),
      input: {
        source,
        timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
        savedDraft: stored.read(),
        at: Date.now(),
      },
    };
  });
}
