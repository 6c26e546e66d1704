import { type Actor, type AnyStateMachine, createActor } from 'xstate';
import { citySearchMachine } from '#machines/city-search/city-search.machine.ts';
import { creatorDetailsMachine } from '#machines/creator-details/creator-details.machine.ts';
import { discoveryMachine } from '#machines/discovery/discovery.machine.ts';
import { filterPanelMachine } from '#machines/filter-panel/filter-panel.machine.ts';
import { referenceListsMachine } from '#machines/reference-lists/reference-lists.machine.ts';
import { shortlistMachine } from '#machines/shortlist/shortlist.machine.ts';
import { noFilters } from '#rules/directory.ts';
import { controllable } from '#tests/kit/controllable.ts';
import type { DiscoveryActors, Place } from '#web/discovery/discovery-actors.ts';
import { CreatorModal, Dropdown, Nobody, ShortlistPage, ThereForm } from '#web/discovery/later-parts.ts';

const started = <Machine extends AnyStateMachine>(machine: Machine, input: unknown): Actor<Machine> =>
  createActor(controllable(machine).logic, { input } as never).start() as Actor<Machine>;

/** The flows of the page of the directory, each waiting for ever, but for those that a test moves. */
export const idleDiscovery = (moved: Partial<DiscoveryActors> = {}): DiscoveryActors => ({
  discovery: started(discoveryMachine, { searchQuery: '', sortBy: 'default', filters: noFilters }),
  details: started(creatorDetailsMachine, undefined),
  panel: started(filterPanelMachine, undefined),
  lists: started(referenceListsMachine, undefined),
  city: started(citySearchMachine, { least: 1 }),
  shortlist: started(shortlistMachine, undefined),
  ...moved,
});

export const placeFor = (change: Partial<Place> = {}): Place => ({
  today: '2026-06-10',
  isShortlist: false,
  profile: null,
  ignored: [],
  addressOf: ({ creator, list }) => `?${creator ? `creator=${creator}` : ''}${list ? `list=${list}` : ''}`,
  onTurn: () => {},
  onClose: () => {},
  tools: null,
  Dropdown,
  ThereForm,
  Nobody,
  ShortlistPage,
  CreatorModal,
  ...change,
});
