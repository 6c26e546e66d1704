import { createActor } from 'xstate';
import { creatorDetailsMachine } from '#machines/creator-details/creator-details.machine.ts';
import { shortlistMachine } from '#machines/shortlist/shortlist.machine.ts';
import { deniz } from '#tests/flows/discovery.flow.ts';
import { flow } from '#tests/flows/shortlist.flow.ts';
import type { Screen } from '#tests/kit/screen.tsx';
import { Shortlist } from '#web/discovery/shortlist-page.tsx';
import { idleDiscovery, onFirstList } from './idle-discovery.tsx';
import { onPage } from './on-page.tsx';

/** Whoever is on the list is known. */
function known() {
  const found = Object.fromEntries(['creator-1', 'creator-9'].map((id) => [id, { ...deniz, _id: id }]));
  const context = { wanted: [], isListed: true, found: found as never, unreached: [] };
  const snapshot = creatorDetailsMachine.resolveState({ value: 'idle', context });
  return createActor(creatorDetailsMachine, { snapshot }).start();
}

export const screen: Screen<typeof shortlistMachine> = {
  flow,
  machine: shortlistMachine,
  render: (shortlist) => onPage(<Shortlist actors={idleDiscovery({ shortlist, details: known() }, onFirstList)} />),
};
