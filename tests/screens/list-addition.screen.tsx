import { createActor } from 'xstate';
import { discoveryMachine } from '#machines/discovery/discovery.machine.ts';
import { listAdditionMachine } from '#machines/list-addition/list-addition.machine.ts';
import { shortlistMachine } from '#machines/shortlist/shortlist.machine.ts';
import { noFilters } from '#rules/directory.ts';
import { deniz } from '#tests/flows/discovery.flow.ts';
import { flow, summer } from '#tests/flows/list-addition.flow.ts';
import type { Screen } from '#tests/kit/screen.tsx';
import { DiscoveryScreen } from '#web/discovery/discovery-screen.tsx';
import { idleDiscovery } from './idle-discovery.tsx';

/** The directory shows one creator, and the sponsor has a list. */
function withOneCreator() {
  const found = discoveryMachine.resolveState({
    value: 'ready',
    context: {
      ...{ searchQuery: '', sortBy: 'default', filters: noFilters, applied: noFilters, error: null },
      searchResults: [{ ...deniz, _id: 'creator-1', fullName: 'Deniz Yıldız' }],
      answeredSearch: null,
      ...{ currentPage: 1, totalPages: 1, totalCreators: 1, tripTypes: [], relaxations: [] },
    },
  });
  const shortlist = shortlistMachine.resolveState({
    value: { ready: 'calm' },
    context: {
      list: {},
      lists: [summer],
      change: null,
      next: [],
      drafts: {},
      left: {},
      removed: {},
      places: [],
      toggled: null,
      message: null,
    },
  });
  return {
    discovery: createActor(discoveryMachine, {
      snapshot: found,
      input: { searchQuery: '', sortBy: 'default', filters: noFilters },
    }).start(),
    shortlist: createActor(shortlistMachine, { snapshot: shortlist }).start(),
  };
}

export const screen: Screen<typeof listAdditionMachine> = {
  flow,
  machine: listAdditionMachine,
  render: (listAddition) => <DiscoveryScreen actors={idleDiscovery({ ...withOneCreator(), listAddition })} />,
};
