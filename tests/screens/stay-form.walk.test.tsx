import { afterAll, beforeAll, describe } from 'vitest';
import { citySearchMachine } from '#machines/city-search/city-search.machine.ts';
import { referenceListsMachine } from '#machines/reference-lists/reference-lists.machine.ts';
import { stayFormMachine } from '#machines/stay-form/stay-form.machine.ts';
import { at, flow } from '#tests/flows/stay-form.flow.ts';
import { controllable } from '#tests/kit/controllable.ts';
import { walkScreen } from '#tests/kit/walk-screen.tsx';
import { StayFormScreen } from '#web/hotel-bookings/stay-form-screen.tsx';

describe('stayForm through its page', () => {
  const { now } = Date;
  beforeAll(() => {
    Date.now = () => at;
  });
  afterAll(() => {
    Date.now = now;
  });

  walkScreen({
    flow,
    machine: stayFormMachine,
    flows: { city: controllable(citySearchMachine).logic, lists: controllable(referenceListsMachine).logic },
    render: (actor) => <StayFormScreen actor={actor} back={null} />,
  });
});
