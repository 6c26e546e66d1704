import { describe, expect, it } from 'vitest';
import { setup } from 'xstate';
import { statesIn, transitionsOf } from '#tests/kit/coverage.ts';
import { arrowLinesOf } from '#tests/kit/diagram.ts';
import { flowPage } from '#tests/kit/flow-page.ts';
import { flows, journeys } from '#tests/kit/flows.ts';
import { modelOf } from '#tests/kit/model.ts';
import { coveringPaths } from '#tests/kit/paths.ts';
import { arrowsTaken } from './arrows-taken.ts';
import { detailsOf } from './catalogue.ts';
import { compareFlows, readPage } from './compare.ts';

const [fetching, failing, retrying] = [
  'closed --> open: press',
  'open --> failed: fetch fails',
  'failed --> open: retry [isOnline]',
];
const door = {
  name: 'door',
  title: 'Door',
  arrows: [fetching, failing, retrying],
  pathList: [
    { name: 'Press', steps: [{ arrows: [] }, { arrows: [fetching] }] },
    { name: 'Press, fetch fails', steps: [{ arrows: [] }, { arrows: [fetching] }, { arrows: [failing] }] },
    {
      name: 'Press, fetch fails, retry',
      steps: [{ arrows: [] }, { arrows: [fetching] }, { arrows: [failing] }, { arrows: [retrying] }],
    },
  ],
};
const unchanged = { added: [], removed: [], altered: [], paths: [], untaken: [] };

describe('the comparison of two versions', () => {
  it('leaves out a flow with the same arrows in another order', () => {
    expect(compareFlows([{ ...door, arrows: door.arrows.toReversed() }], [door])).toEqual([]);
  });

  it('tells new and changed transitions from those that are gone', () => {
    const earlier = [fetching, 'failed --> closed: retry', 'open --> closed: after waitMs (500 ms)'];
    const [changes] = compareFlows([{ ...door, arrows: earlier }], [door]);
    expect(changes).toEqual({
      name: 'door',
      title: 'Door',
      kind: 'changed',
      added: [failing],
      altered: [{ before: 'failed --> closed: retry', after: retrying }],
      removed: ['open --> closed: after waitMs (500 ms)'],
      paths: [{ number: 3, name: 'Press, fetch fails, retry', arrows: [failing, retrying] }],
      untaken: [],
    });
  });

  it.each([
    ['target', 'failed --> closed: retry [isOnline]'],
    ['guard', 'failed --> open: retry [isReachable]'],
  ])('calls a transition with another %s changed', (_, before) => {
    const [changes] = compareFlows([{ ...door, arrows: [fetching, failing, before] }], [door]);
    expect(changes).toMatchObject({ added: [], removed: [], altered: [{ before, after: retrying }] });
  });

  it('calls a transition with another delay changed', () => {
    const [before, after] = ['open --> closed: after waitMs (500 ms)', 'open --> closed: after waitMs (900 ms)'];
    const later = { ...door, arrows: [after] };
    expect(compareFlows([{ ...door, arrows: [before] }], [later])).toMatchObject([{ altered: [{ before, after }] }]);
  });

  it('names flows that are new or gone, and the paths of new ones', () => {
    const gate = { name: 'gate', title: 'Gate', arrows: ['shut --> wide: push'] };
    const all = { number: 3, name: 'Press, fetch fails, retry', arrows: door.arrows };
    expect(compareFlows([gate], [door])).toEqual([
      { ...unchanged, name: 'door', title: 'Door', kind: 'new', added: door.arrows, paths: [all] },
      { ...unchanged, name: 'gate', title: 'Gate', kind: 'gone', removed: gate.arrows },
    ]);
  });

  it('chooses the shortest of the paths that take as much', () => {
    const [changes] = compareFlows([{ ...door, arrows: [failing, retrying] }], [door]);
    expect(changes?.paths).toEqual([{ number: 1, name: 'Press', arrows: [fetching] }]);
  });

  it('names new transitions that no path takes', () => {
    const arrow = 'open --> open: knock';
    const [changes] = compareFlows([door], [{ ...door, arrows: [...door.arrows, arrow] }]);
    expect(changes).toMatchObject({ added: [arrow], paths: [], untaken: [arrow] });
  });
});

describe('a page in docs/machines', () => {
  it.each(['toast', 'email-verification'])('%s has the arrows of its chart', async (name) => {
    const [flow, own] = [flows[name], journeys[name]];
    if (!flow || !own) throw new Error(`There is no flow "${name}".`);
    const page = readPage(name, flowPage(flow, own).split('\n'));
    expect(page.title).toBe(flow.model.title);
    expect(page.arrows.length).toBeGreaterThan(4);
    expect(compareFlows([page], [await detailsOf(name, flow, own)])).toEqual([]);
  });
});

describe('the arrows of a step', () => {
  const machine = setup({ types: { events: {} as { type: 'go' } | { type: 'end' } } }).createMachine({
    id: 'walk',
    initial: 'starting',
    states: {
      starting: { always: 'home' },
      home: { on: { go: 'away' } },
      away: {
        initial: 'walking',
        states: { walking: { on: { end: 'arrived' } }, arrived: { type: 'final' } },
        onDone: 'passing',
      },
      passing: { always: 'home' },
    },
  });
  const model = modelOf({
    title: 'Walk',
    machine,
    input: undefined,
    events: { go: [{}], end: [{}] },
    answers: {},
  });

  it('are those of its event and those that follow without one', () => {
    const [path] = coveringPaths(model);
    expect(path?.steps.map(({ event }, index, steps) => arrowsTaken(model, steps[index - 1]?.state, event))).toEqual([
      ['starting --> home: always'],
      ['home --> away: go'],
      [
        'away__walking --> away__arrived: end',
        'away --> passing: xstate.done.state.walk.away',
        'passing --> home: always',
      ],
    ]);
  });

  it('are together all arrows of the chart', () => {
    const taken = coveringPaths(model).flatMap(({ steps }) =>
      steps.flatMap(({ event }, index) => arrowsTaken(model, steps[index - 1]?.state, event)),
    );
    const arrows = arrowLinesOf(model.machine, statesIn(model.machine.root).flatMap(transitionsOf));
    expect(new Set(taken)).toEqual(new Set(arrows));
  });
});
