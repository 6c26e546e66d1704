import { createActor } from 'xstate';
import { citySearchMachine } from '#machines/city-search/city-search.machine.ts';
import { ownHotelsMachine } from '#machines/own-hotels/own-hotels.machine.ts';
import { referenceListsMachine } from '#machines/reference-lists/reference-lists.machine.ts';
import { blankDraft } from '#machines/stay-form/stay-draft.ts';
import { stayFormMachine } from '#machines/stay-form/stay-form.machine.ts';
import { flow } from '#tests/flows/own-hotels.flow.ts';
import { at, bayHouse } from '#tests/flows/stay-form.flow.ts';
import { controllable } from '#tests/kit/controllable.ts';
import type { Screen } from '#tests/kit/screen.tsx';
import { KeepHotel, OwnHotels } from '#web/hotel-bookings/own-hotels.tsx';
import { onPage } from './on-page.tsx';

/** The form of an invitation with a hotel that is not kept yet. */
function filledForm() {
  const actors = { city: controllable(citySearchMachine).logic, lists: controllable(referenceListsMachine).logic };
  const source = { kind: 'invitation', creatorId: 'creator-1' } as const;
  const savedDraft = { ...blankDraft('Europe/Istanbul'), ...bayHouse };
  const input = { source, timeZone: 'Europe/Istanbul', savedDraft, at };
  return createActor(controllable(stayFormMachine).logic.provide({ actors }), { input }).start();
}

export const screen: Screen<typeof ownHotelsMachine> = {
  flow,
  machine: ownHotelsMachine,
  render: (hotels) => {
    const stay = filledForm();
    return onPage(
      <>
        <OwnHotels hotels={hotels} stay={stay} />
        <KeepHotel hotels={hotels} stay={stay} />
      </>,
    );
  },
};
