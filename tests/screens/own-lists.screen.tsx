import { createActor } from 'xstate';
import { creatorDetailsMachine } from '#machines/creator-details/creator-details.machine.ts';
import { ownListsMachine } from '#machines/own-lists/own-lists.machine.ts';
import { shortlistMachine } from '#machines/shortlist/shortlist.machine.ts';
import { deniz } from '#tests/flows/discovery.flow.ts';
import { flow, summer } from '#tests/flows/own-lists.flow.ts';
import type { Screen } from '#tests/kit/screen.tsx';
import { DiscoveryScreen } from '#web/discovery/discovery-screen.tsx';
import { idleDiscovery } from './idle-discovery.tsx';

/** Somebody is in the list that is shown, and known. */
function withSomebody() {
  const shortlist = createActor(shortlistMachine, {
    snapshot: shortlistMachine.resolveState({
      value: { ready: 'calm' },
      context: {
        list: { 'creator-1': { note: '', listIds: [summer._id], invitation: null } },
        ...{
          lists: [summer],
          change: null,
          next: [],
          drafts: {},
          left: {},
          removed: {},
          places: [],
          look: { search: '', sort: 'added' },
          toggled: null,
          message: null,
        },
      },
    }),
  }).start();
  const found = { 'creator-1': { ...deniz, _id: 'creator-1', fullName: 'Deniz Yıldız' } };
  const context = { wanted: [], isListed: true, found: found as never, unreached: [] };
  const known = creatorDetailsMachine.resolveState({ value: 'idle', context });
  return { shortlist, details: createActor(creatorDetailsMachine, { snapshot: known }).start() };
}

export const screen: Screen<typeof ownListsMachine> = {
  flow,
  machine: ownListsMachine,
  render: (ownLists) => (
    <DiscoveryScreen actors={idleDiscovery({ ...withSomebody(), ownLists }, [['list', summer._id]])} />
  ),
};
