import { type Actor, type AnyStateMachine, createActor, fromCallback } from 'xstate';
import { citySearchMachine } from '#machines/city-search/city-search.machine.ts';
import { creatorDetailsMachine } from '#machines/creator-details/creator-details.machine.ts';
import { directoryMachine } from '#machines/directory/directory.machine.ts';
import { discoveryMachine } from '#machines/discovery/discovery.machine.ts';
import { filterPanelMachine } from '#machines/filter-panel/filter-panel.machine.ts';
import { listAdditionMachine } from '#machines/list-addition/list-addition.machine.ts';
import { optionCountsMachine } from '#machines/option-counts/option-counts.machine.ts';
import { ownListsMachine } from '#machines/own-lists/own-lists.machine.ts';
import { referenceListsMachine } from '#machines/reference-lists/reference-lists.machine.ts';
import { searchSavingMachine } from '#machines/search-saving/search-saving.machine.ts';
import { shortlistMachine } from '#machines/shortlist/shortlist.machine.ts';
import { noFilters } from '#rules/directory.ts';
import type { Parameters } from '#rules/parameters.ts';
import { controllable } from '#tests/kit/controllable.ts';
import type { DirectoryActors } from '#web/discovery/directory-props.ts';
import * as laterParts from '#web/discovery/later-parts.ts';
import { openMenu } from '#web/ui/more-menu.tsx';
import { doorTo } from './door-to.ts';

/** Parts show at once, as after a preload. */
for (const part of [...Object.values(laterParts), openMenu]) await part.load();

const started = <Machine extends AnyStateMachine>(machine: Machine, input: unknown): Actor<Machine> =>
  createActor(controllable(machine).logic, { input } as never).start() as Actor<Machine>;

/** The page of the directory at an address. Its chart sends to the flows that the test passes, and to flows whose calls never answer. */
export function idleDiscovery(replaced: Partial<Flows> = {}, parameters: Parameters = []): DirectoryActors {
  const flows = { ...idleFlows(), ...replaced };
  const actors = Object.fromEntries(Object.entries(flows).map(([id, flow]) => [id, doorTo(flow)]));
  const chart = directoryMachine.provide({
    actors: { ...actors, addressBar: fromCallback(() => {}) },
    actions: { focusCard: () => {} },
  } as never);
  return { page: createActor(chart, { input: { parameters, today: '2026-06-10' } }).start(), ...flows };
}

export const onFirstList: Parameters = [['list', 'shortlist']];

type Flows = Omit<DirectoryActors, 'page'>;

const idleFlows = (): Flows => ({
  discovery: started(discoveryMachine, { searchQuery: '', sortBy: 'default', filters: noFilters }),
  details: started(creatorDetailsMachine, undefined),
  panel: started(filterPanelMachine, undefined),
  lists: started(referenceListsMachine, undefined),
  city: started(citySearchMachine, { minLetters: 1 }),
  counts: started(optionCountsMachine, undefined),
  shortlist: started(shortlistMachine, undefined),
  ownLists: started(ownListsMachine, undefined),
  listAddition: started(listAdditionMachine, undefined),
  searchSaving: started(searchSavingMachine, undefined),
});
