import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type AnyStateMachine, initialTransition, type StateNode } from 'xstate';
import { statesIn } from '#tests/kit/coverage.ts';
import { flows, journeys } from '#tests/kit/flows.ts';

/** The names of docs/decisions/0008. Charts of records have the names of their records. */
const charts = Object.entries(journeys).filter(([, { file }]) => !file.startsWith('lifecycles/'));

/** Words that somebody may think of, and the one that every chart says instead. */
const instead: Record<string, string> = {
  fetching: 'loading',
  opening: 'loading',
  searching: 'loading',
  loaded: 'ready',
  found: 'ready',
  shown: 'ready',
  unreachable: 'failed',
  unavailable: 'failed',
  incomplete: 'failed',
  error: 'failed',
  pausing: 'waiting',
  debouncing: 'waiting',
  fresh: 'calm',
  choosing: 'editing',
  typing: 'editing',
  asking: 'submitting',
  setting: 'submitting',
};

/** Failures that nobody asks again by a press, each with what leads on. */
const retriedOtherwise: Record<string, string> = {
  'city-search failed': 'the next letter asks again',
  'email-check failed': 'it stands in nobody’s way, and the next letter asks again',
  'email-verification entering.failed': 'the code is submitted again',
};

const callsOf = ({ invoke, machine }: StateNode): string[] =>
  invoke.map(({ id }) => id).filter((id) => !isFlow(machine.implementations.actors[id]));
const isFlow = (logic: unknown): boolean => 'root' in Object(logic);
const answers = (name: string, id: string): boolean => `xstate.done.actor.${id}` in (flows[name]?.model.cases ?? {});
const busyIn = (name: string, machine: AnyStateMachine): StateNode[] =>
  statesIn(machine.root).filter((node) => callsOf(node).some((id) => answers(name, id)));

function told(rule: (node: StateNode, name: string) => boolean): string[] {
  return charts.flatMap(([name, { machine }]) =>
    statesIn(machine.root)
      .filter((node) => rule(node, name))
      .map(({ path }) => `${name} ${path.slice(-2).join('.') || 'root'}`),
  );
}

it('a way to a state within does not enter its own anew: what it runs would begin again at every step', () => {
  const isWithin = (node: StateNode, target: StateNode) => target !== node && target.id.startsWith(`${node.id}.`);
  const anew = told(({ transitions }) =>
    [...transitions.values()]
      .flat()
      .some(
        ({ source, target = [], reenter }) =>
          reenter && target.length > 0 && target.every((to) => isWithin(source, to)),
      ),
  );
  expect(anew).toEqual([]);
});

it('a state that waits for somebody says what is being done', () => {
  const silent = charts.flatMap(([name, { machine }]) =>
    busyIn(name, machine).filter(({ key }) => !/ing([A-Z]|$)/.test(key)),
  );
  expect(silent.map(({ id }) => id)).toEqual([]);
});

it('charts that ask somebody have one word for one thing', () => {
  const other = charts
    .filter(([name, { machine }]) => busyIn(name, machine).length > 0)
    .flatMap(([name, { machine }]) =>
      statesIn(machine.root)
        .filter(({ key }) => key in instead)
        .map(({ key }) => `${name}: '${key}' is called '${instead[key]}'`),
    );
  expect(other).toEqual([]);
});

it('a form is edited, calm or refused, and submitted', () => {
  const others = told(({ key, states, parent }) => {
    if (key !== 'editing') return false;
    return !('calm' in states && 'refused' in states && parent && 'submitting' in parent.states);
  });
  expect(others).toEqual([]);
});

it('what failed is asked for again by call.retry, and by no other name', () => {
  const names = charts.flatMap(([name, { machine }]) =>
    machine.events
      .filter((type) => /retry|again|reload/i.test(type) && type !== 'call.retry')
      .map((type) => [name, type]),
  );
  expect(names).toEqual([]);
  const withoutWay = told(
    (node) =>
      node.key === 'failed' &&
      statesIn(node).some((leaf) => Object.keys(leaf.states).length === 0 && !retries(leaf, node)),
  );
  expect(withoutWay).toEqual(Object.keys(retriedOtherwise));
});

const retries = (leaf: StateNode, upTo: StateNode): boolean =>
  leaf.ownEvents.includes('call.retry') || (leaf !== upTo && leaf.parent !== undefined && retries(leaf.parent, upTo));

it('the words of a failure are remembered as message', () => {
  const remembering = charts.filter(([, { machine }]) => 'rememberFailure' in machine.implementations.actions);
  const others = remembering.filter(([name, { machine }]) => {
    const [{ context }] = initialTransition(machine, flows[name]?.model.input as never);
    return !('message' in context);
  });
  expect(remembering.length).toBeGreaterThan(5);
  /** Its name stands in the specification: 'error'. */
  expect(others.map(([name]) => name)).toEqual(['blog', 'discovery']);
});

const root = join(import.meta.dirname, '../..');

it('a chart that asks somebody says so by a call', () => {
  const files = globSync('machines/**/*.machine.ts', { cwd: root });
  expect(files.filter((file) => /\bonError\b/.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
});

it('a chart that is saved and restored has no timers of its own, which a restore would lose', () => {
  const restored = ['machines/discovery/discovery.machine.ts', 'machines/city-search/city-search.machine.ts'];
  expect(restored.filter((file) => /\bafter: \{/.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
});
