import { act, fireEvent, render, screen } from '@testing-library/react';
import { useSelector } from '@xstate/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { ApplicationsReply } from '#contract/back-office.ts';
import {
  type ApplicationQueueActor,
  applicationQueueMachine,
} from '#machines/back-office/application-queue.machine.ts';
import { listWatch } from '#machines/list-watch/list-watch.actors.ts';
import { type QueueQuery, queueAddress } from '#machines/rules/queue-address.ts';
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
const pageOf = (numbers: readonly number[], total = numbers.length) => ({ ...queueOf(numbers), total });

function Queue({ actor }: { actor: ApplicationQueueActor }) {
  const watch = useSelector(actor, ({ children }) => children.watch);
  const ids = useSelector(actor, ({ context }) => context.queue?.data.map(({ id }) => id) ?? []);
  return onPage(
    <>
      <ListWatch actor={watch} />
      <p data-testid="rows">{ids.join()}</p>
    </>,
  );
}

/** A queue that is shown and watched, and what the server has from now on. */
async function open(numbers: readonly number[], total?: number) {
  let looks = 0;
  let now = pageOf(numbers, total);
  const watch = listWatch(async () => {
    looks += 1;
    return now as never;
  });
  const machine = applicationQueueMachine.provide({
    actors: { watch, fetchQueue: fromPromise<ApplicationsReply, QueueQuery>(async () => now) },
  });
  const queue = createActor(machine, { input: { query: queueAddress.initial } }).start();
  render(<Queue actor={queue} />);
  await pass(0);
  return {
    queue,
    looks: () => looks,
    becomes: (others: readonly number[], all?: number) => (now = pageOf(others, all)),
  };
}

const said = () => screen.getByRole('status').textContent;
const rows = () => screen.getByTestId('rows').textContent;

it('what is new is said once half a minute is over, and shown when it is pressed for', async () => {
  const { becomes } = await open([1, 2]);
  becomes([1, 2, 3, 4]);
  await pass(29_999);
  expect(said()).toBe('');
  await pass(1);
  expect([said(), rows()]).toEqual(['2 new', 'application-1,application-2']);
  fireEvent.click(screen.getByRole('button', { name: 'Show: 2 new' }));
  await pass(0);
  expect([said(), rows()]).toEqual(['', 'application-1,application-2,application-3,application-4']);
});

it('a row that has gone, or come from behind the page, is no new one', async () => {
  const { becomes } = await open([1, 2], 5);
  becomes([2, 3], 4);
  await pass(minute / 2);
  expect(said()).toBe('The list has changed');
  becomes([2, 3], 7);
  await pass(minute / 2);
  expect(said()).toBe('2 new');
  becomes([1, 2], 5);
  await pass(minute / 2);
  expect(said()).toBe('');
});

it.each([
  ['out of sight', 'visibilitychange', () => vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')],
  ['off line', 'offline', () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)],
])('a page that is %s asks nothing, and asks at once when it is back', async (_, name, goAway) => {
  const { looks } = await open([1]);
  const away = goAway();
  fireEvent(name === 'offline' ? window : document, new Event(name));
  await pass(5 * minute);
  expect(looks()).toBe(0);
  away.mockRestore();
  fireEvent(name === 'offline' ? window : document, new Event(name === 'offline' ? 'online' : name));
  await pass(0);
  expect(looks()).toBe(1);
});

it('a page that no one touches for ten minutes lets the session end, and asks again once it is touched', async () => {
  const { looks } = await open([1]);
  await pass(9 * minute);
  fireEvent.pointerMove(document.body);
  await pass(10 * minute);
  const before = looks();
  expect(before).toBeGreaterThan(30);
  await pass(60 * minute);
  expect(looks()).toBe(before);
  fireEvent.keyDown(document.body, { key: 'Tab' });
  await pass(0);
  expect(looks()).toBe(before + 1);
});

it('what is new is said no longer while the queue loads', async () => {
  const { queue, becomes } = await open([1]);
  becomes([1, 2, 3]);
  await pass(minute / 2);
  expect(said()).toBe('2 new');
  act(() => queue.send({ type: 'tab.choose', state: 'REJECTED' }));
  expect(said()).toBe('');
});
