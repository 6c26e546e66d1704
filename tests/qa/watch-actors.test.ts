import { expect, it } from 'vitest';
import { createMachine, fromPromise } from 'xstate';
import { onSight, sightNow } from './web/watch-actors.ts';
import { createActor } from './web/watched-xstate.ts';

const child = createMachine({
  id: 'form',
  initial: 'empty',
  states: { empty: { on: { 'text.enter': 'full' } }, full: {} },
});
const page = createMachine({
  id: 'page',
  type: 'parallel',
  invoke: [
    { src: child, id: 'entry' },
    { src: fromPromise(() => new Promise(() => {})), id: 'readPage' },
  ],
  states: { menu: { initial: 'closed', states: { closed: { on: { 'menu.open': 'open' } }, open: {} } } },
});

it('[BEYOND-77] shows the actors that run below the ones that started them, and the last 50 events', () => {
  let changes = 0;
  const stop = onSight(() => {
    changes += 1;
  });
  const actor = createActor(page).start();
  expect(sightNow().actors).toMatchObject([
    {
      ...{ id: 'page', chart: 'page', state: 'menu.closed' },
      children: [
        { id: 'entry', chart: 'form', state: 'empty', children: [] },
        { id: 'readPage', chart: null, state: 'running', children: [] },
      ],
    },
  ]);
  actor.send({ type: 'menu.open' });
  actor.send({ type: 'menu.open' });
  actor.getSnapshot().children.entry?.send({ type: 'text.enter' });
  expect(sightNow().events).toMatchObject([
    { type: 'text.enter', source: null, target: 'entry', isUnused: false },
    { type: 'menu.open', target: 'page', isUnused: true },
    { type: 'menu.open', target: 'page', isUnused: false },
  ]);
  for (let sent = 0; sent < 60; sent += 1) actor.send({ type: 'menu.close' });
  expect(sightNow().events).toHaveLength(50);
  expect(changes).toBeGreaterThan(60);
  stop();
  actor.stop();
  expect(sightNow().actors).toEqual([]);
});
