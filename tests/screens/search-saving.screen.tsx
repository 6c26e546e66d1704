import { searchSavingMachine } from '#machines/search-saving/search-saving.machine.ts';
import { flow } from '#tests/flows/search-saving.flow.ts';
import type { Screen } from '#tests/kit/screen.tsx';
import { DiscoveryScreen } from '#web/discovery/discovery-screen.tsx';
import { idleDiscovery } from './idle-discovery.tsx';

export const screen: Screen<typeof searchSavingMachine> = {
  flow,
  machine: searchSavingMachine,
  render: (searchSaving) => <DiscoveryScreen actors={idleDiscovery({ searchSaving })} />,
};
