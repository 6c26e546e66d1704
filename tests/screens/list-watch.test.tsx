import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { applicationQueueMachine } from '#machines/back-office/application-queue.machine.ts';
import { watchedQueue } from '#machines/back-office/watched-lists.actors.ts';
import type { ListContent, WatchedList } from '#machines/list-watch/watched-list.ts';
import { firstInQueue } from '#machines/rules/queue-address.ts';
import { queueOf } from '#tests/flows/application-queue.flow.ts';
import { ListWatch } from '#web/back-office/list-watch.tsx';
import { pass } from './controlled-actors.ts';
import { onPage } from './on-page.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const minute = 60_000;
const contentOf = (ids: readonly string[], total = ids.length): ListContent => ({
  parts: [{ ids, total }],
  visible: [ids, total],
});

/** A list of which the test says what it shows, and what there is. */
function listOf(shown: ListContent | null) {
  const looks: ListContent[] = [];
  let now = shown;
  const list: WatchedList = {
    shown: () => shown,
    onChange: () => () => {},
    async look() {
      if (now === null) throw new Error('It has nothing to show.');
      looks.push(now);
      return now;
    },
    show: vi.fn(),
  };
  return { list, looks, becomes: (other: ListContent) => (now = other) };
}

const said = () => screen.getByRole('status').textContent;
const open = (list: WatchedList) => render(onPage(<ListWatch list={list} />));

it('what is new is said once half a minute is over, and shown when it is pressed for', async () => {
  const { list, becomes } = listOf(contentOf(['a', 'b']));
  open(list);
  becomes(contentOf(['a', 'b', 'c', 'd']));
  await pass(29_999);
  expect(said()).toBe('');
  await pass(1);
  expect(said()).toBe('2 new');
  expect(list.show).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Show: 2 new' }));
  expect(list.show).toHaveBeenCalledOnce();
});

it('a row that has gone, or come from behind the page, is no new one', async () => {
  const { list, becomes } = listOf(contentOf(['a', 'b'], 5));
  open(list);
  becomes(contentOf(['b', 'c'], 4));
  await pass(minute / 2);
  expect(said()).toBe('The list has changed');
  becomes(contentOf(['b', 'c'], 7));
  await pass(minute / 2);
  expect(said()).toBe('2 new');
  becomes(contentOf(['a', 'b'], 5));
  await pass(minute / 2);
  expect(said()).toBe('');
});

it('a list that has nothing to show, as it asks itself, is not asked for', async () => {
  const { list, looks } = listOf(null);
  open(list);
  await pass(5 * minute);
  expect([said(), looks]).toEqual(['', []]);
});

it.each([
  ['out of sight', 'visibilitychange', () => vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')],
  ['off line', 'offline', () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)],
])('a page that is %s asks nothing, and asks at once when it is back', async (_, name, goAway) => {
  const { list, looks } = listOf(contentOf(['a']));
  open(list);
  const away = goAway();
  fireEvent(name === 'offline' ? window : document, new Event(name));
  await pass(5 * minute);
  expect(looks).toHaveLength(0);
  away.mockRestore();
  fireEvent(name === 'offline' ? window : document, new Event(name === 'offline' ? 'online' : name));
  await pass(0);
  expect(looks).toHaveLength(1);
});

it('a page that nobody inputEvents for ten minutes lets the session end, and asks again once it is touched', async () => {
  const { list, looks } = listOf(contentOf(['a']));
  open(list);
  await pass(9 * minute);
  fireEvent.pointerMove(document.body);
  await pass(10 * minute);
  const before = looks.length;
  expect(before).toBeGreaterThan(30);
  await pass(60 * minute);
  expect(looks).toHaveLength(before);
  fireEvent.keyDown(document.body, { key: 'Tab' });
  await pass(0);
  expect(looks).toHaveLength(before + 1);
});

it('a queue that asks by itself is told of no longer', async () => {
  const queue = createActor(applicationQueueMachine, {
    snapshot: applicationQueueMachine.resolveState({
      value: 'ready',
      context: { ...firstInQueue, queue: queueOf([1]), message: null },
    }),
    input: { query: firstInQueue },
  }).start();
  open(watchedQueue(queue, async () => queueOf([1, 2, 3]) as never));
  await pass(minute / 2);
  expect(said()).toBe('2 new');
  act(() => queue.send({ type: 'tab.choose', state: 'REJECTED' }));
  expect(said()).toBe('');
  queue.stop();
});
