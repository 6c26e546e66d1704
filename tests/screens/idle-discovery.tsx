import { type Actor, type AnyStateMachine, createActor, fromCallback } from 'xstate';
import { citySearchMachine } from '#machines/city-search/city-search.machine.ts';
import { creatorDetailsMachine } from '#machines/creator-details/creator-details.machine.ts';
import { directoryMachine } from '#machines/directory/directory.machine.ts';
import { discoveryMachine } from '#machines/discovery/discovery.machine.ts';
import { filterPanelMachine } from '#machines/filter-panel/filter-panel.machine.ts';
import { optionCountsMachine } from '#machines/option-counts/option-counts.machine.ts';
import { ownListsMachine } from '#machines/own-lists/own-lists.machine.ts';
import { referenceListsMachine } from '#machines/reference-lists/reference-lists.machine.ts';
import { shortlistMachine } from '#machines/shortlist/shortlist.machine.ts';
import { noFilters } from '#rules/directory.ts';
import { controllable } from '#tests/kit/controllable.ts';
import type { DiscoveryActors, Place } from '#web/discovery/discovery-actors.ts';
import {
  CardMenu,
  CompareTray,
  FilterSheet,
  Nobody,
  OpenProfile,
  Refusal,
  ShortlistPage,
  Unfolded,
} from '#web/discovery/later-parts.ts';
import { listControls } from '#web/discovery/list-keeping.tsx';
import { doorTo } from './door-to.ts';

const started = <Machine extends AnyStateMachine>(machine: Machine, input: unknown): Actor<Machine> =>
  createActor(controllable(machine).logic, { input } as never).start() as Actor<Machine>;

/** The flows of the page of the directory, each waiting for ever, but for those that a test moves. */
export function idleDiscovery(moved: Partial<Flows> = {}): DiscoveryActors {
  return withPage({ ...idleFlows(), ...moved });
}

type Flows = Omit<DiscoveryActors, 'page'>;

/** The page's own chart beside these flows, which tells them what a press asks of several. */
export function withPage(flows: Flows): DiscoveryActors {
  const actors = Object.fromEntries(Object.entries(flows).map(([id, flow]) => [id, doorTo(flow)]));
  const chart = directoryMachine.provide({
    actors: { ...actors, addressBar: fromCallback(() => {}) },
    actions: { loadLater: () => {}, focusCard: () => {} },
  } as never);
  return { page: createActor(chart, { input: { parameters: [], today: '2026-06-10' } }).start(), ...flows };
}

const idleFlows = (): Flows => ({
  discovery: started(discoveryMachine, { searchQuery: '', sortBy: 'default', filters: noFilters }),
  details: started(creatorDetailsMachine, undefined),
  panel: started(filterPanelMachine, undefined),
  lists: started(referenceListsMachine, undefined),
  city: started(citySearchMachine, { least: 1 }),
  counts: started(optionCountsMachine, undefined),
  shortlist: started(shortlistMachine, undefined),
});

/** The lists of the shortlist, of which nothing is asked. */
export const listsAtRest = () => ({ lists: started(ownListsMachine, undefined), controls: listControls });

export const placeFor = (change: Partial<Place> = {}): Place => ({
  today: '2026-06-10',
  list: null,
  signed: () => new Promise(() => {}),
  profile: null,
  ignored: [],
  addressOf: ({ creator, list }) => `?${creator ? `creator=${creator}` : ''}${list ? `list=${list}` : ''}`,
  onTurn: () => {},
  onClose: () => {},
  tools: null,
  news: null,
  newMatches: [],
  CardMenu,
  CompareTray,
  Unfolded,
  FilterSheet,
  Refusal,
  Nobody,
  ShortlistPage,
  OpenProfile,
  ...change,
});
