import { createServer, type Server } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, fromCallback, waitFor } from 'xstate';
import { ask } from '#api/ask.ts';
import { client } from '#api/client.ts';
import { hotelBookings } from '#machines/hotel-bookings/hotel-bookings.actors.ts';
import { isListFailed } from '#machines/hotel-bookings/hotel-bookings.view.ts';

const { adapter = [], baseURL } = client.defaults;
let server: Server;
let heard = 0;

/** A server that reads each request and never answers. */
beforeAll(async () => {
  server = createServer((request) => {
    request.resume();
    heard += 1;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  client.defaults.baseURL = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  client.defaults.adapter = 'fetch';
});
afterAll(() => {
  Object.assign(client.defaults, { adapter, baseURL });
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  heard = 0;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Resolves once the server has read a request, while the clock of the test stands still. */
async function untilHeard(): Promise<void> {
  while (heard === 0) await new Promise((resolve) => setImmediate(resolve));
}

/** The call is still pending just before its time limit, and rejects at it. */
async function failsAfter(milliseconds: number, call: () => Promise<unknown>): Promise<void> {
  heard = 0;
  const onEnd = vi.fn();
  const answer = call();
  answer.then(onEnd, onEnd);
  await untilHeard();
  vi.advanceTimersByTime(milliseconds - 1);
  await new Promise((resolve) => setImmediate(resolve));
  expect(onEnd).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  await expect(answer).rejects.toBe('Wrong Services');
}

describe('a call to a server that never answers', () => {
  it('fails after 30 seconds', () =>
    failsAfter(30_000, () => ask('checkUsername', { params: { username: 'mia' }, query: {} })));

  it('fails after five minutes if it sends or receives a file', async () => {
    await failsAfter(300_000, () => ask('exportShortlist', { query: { creator: [] }, token: 'abc' }));
    await failsAfter(300_000, () => ask('apply', { form: new FormData() }));
  });

  it('leads a chart to its failed state, which offers to try again', async () => {
    const bookings = createActor(
      hotelBookings({
        by: 'creator',
        signed: (signal, call) => call({ token: 'abc', currentBlog: null, signal }),
        drafts: { readDrafts: () => ({}), saveDrafts() {}, deleteDrafts() {} },
        owner: null,
        address: fromCallback(() => {}),
      }),
      { input: { by: 'creator', view: { isListed: true, state: null, id: null } } },
    ).start();
    await untilHeard();
    vi.advanceTimersByTime(30_000);
    await waitFor(bookings, isListFailed);
    expect(bookings.getSnapshot().can({ type: 'call.retry' })).toBe(true);
    bookings.stop();
  });
});
