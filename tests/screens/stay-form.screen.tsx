import { citySearchMachine } from '#machines/city-search/city-search.machine.ts';
import { referenceListsMachine } from '#machines/reference-lists/reference-lists.machine.ts';
import { stayFormMachine } from '#machines/stay-form/stay-form.machine.ts';
import { flow } from '#tests/flows/stay-form.flow.ts';
import { controllable } from '#tests/kit/controllable.ts';
import type { Screen } from '#tests/kit/screen.tsx';
import { StayFormScreen } from '#web/hotel-bookings/stay-form-screen.tsx';

export const screen: Screen<typeof stayFormMachine> = {
  flow,
  machine: stayFormMachine,
  flows: { city: controllable(citySearchMachine).logic, lists: controllable(referenceListsMachine).logic },
  render: (actor) => <StayFormScreen actor={actor} back={null} />,
};
