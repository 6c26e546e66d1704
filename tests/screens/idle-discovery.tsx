import { type Actor, type AnyStateMachine, createActor, fromCallback } from 'xstate';
import { directoryMachine } from '#machines/directory/directory.machine.ts';
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

const inputs: Record<string, unknown> = {
  discovery: { searchQuery: '', sortBy: 'default', filters: noFilters },
  city: { minLetters: 1 },
};

function idleFlows(): Flows {
  const { profile, addressBar, ...machines } = directoryMachine.implementations.actors as Record<
    string,
    AnyStateMachine
  >;
  return Object.fromEntries(
    Object.entries(machines).map(([id, machine]) => [id, started(machine, inputs[id])]),
  ) as unknown as Flows;
}
