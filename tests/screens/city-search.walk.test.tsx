import { describe } from 'vitest';
import { citySearchMachine } from '#machines/city-search/city-search.machine.ts';
import { flow } from '#tests/flows/city-search.flow.ts';
import { walkScreen } from '#tests/kit/walk-screen.tsx';
import { LocationsField } from '#web/application/locations-field.tsx';
import { idleActors } from './idle-actors.ts';
import { onPage } from './on-page.tsx';

describe('citySearch through its field', () => {
  walkScreen({
    flow,
    machine: citySearchMachine,
    render: (city) => onPage(<LocationsField actors={idleActors({ city })} />),
  });
});
