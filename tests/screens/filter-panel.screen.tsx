import { createActor } from 'xstate';
import { filterPanelMachine } from '#machines/filter-panel/filter-panel.machine.ts';
import { referenceListsMachine } from '#machines/reference-lists/reference-lists.machine.ts';
import { flow } from '#tests/flows/filter-panel.flow.ts';
import type { Screen } from '#tests/kit/screen.tsx';
import { FilterPanel } from '#web/discovery/filter-panel.tsx';
import { idleDiscovery } from './idle-discovery.tsx';
import { onPage } from './on-page.tsx';

/** Six expertises are more than a group shows without a search box. */
function loadedLists() {
  const six = Array.from({ length: 6 }, (_, index) => ({ _id: `skill-${index}`, name: `Skill ${index}` }));
  const lists = { languages: [], expertises: six, services: [], serviceOffers: [], suggestedCities: [] };
  const snapshot = referenceListsMachine.resolveState({ value: 'ready', context: { lists, failures: {} } });
  return createActor(referenceListsMachine, { snapshot }).start();
}

export const screen: Screen<typeof filterPanelMachine> = {
  flow,
  machine: filterPanelMachine,
  width: 820,
  render: (panel) => onPage(<FilterPanel actors={idleDiscovery({ panel, lists: loadedLists() })} />),
};
