import { citySearchMachine } from '#machines/city-search/city-search.machine.ts';
import { flow } from '#tests/flows/city-search.flow.ts';
import type { Screen } from '#tests/kit/screen.tsx';
import { LocationsField } from '#web/application/work-part.tsx';
import { idleActors } from './idle-actors.ts';
import { onPage } from './on-page.tsx';

export const screen: Screen<typeof citySearchMachine> = {
  flow,
  machine: citySearchMachine,
  render: (city) => onPage(<LocationsField actors={idleActors({ city })} />),
};
