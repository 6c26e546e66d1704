import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { client } from '#api/client.ts';
import { creatorDetails } from '#machines/creator-details/creator-details.actors.ts';
import { deniz } from '#tests/flows/discovery.flow.ts';

const { adapter } = client.defaults;
let asked: string[] = [];
let inFlight = 0;
let mostInFlight = 0;

beforeEach(() => {
  [asked, inFlight, mostInFlight] = [[], 0, 0];
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  client.defaults.adapter = async (config) => {
    const { url = '', params } = config;
    inFlight += 1;
    mostInFlight = Math.max(mostInFlight, inFlight);
    await Promise.resolve();
    inFlight -= 1;
    const ids: string[] = params instanceof URLSearchParams ? params.getAll('creator') : [];
    asked.push(ids.length > 0 ? `${url} of ${ids.length}` : url);
    const known = ids.filter((id) => id !== 'gone').map((_id) => ({ creator: { ...deniz, _id, publishedVayas: [] } }));
    const status = url.endsWith('gone') ? 404 : 200;
    const data = ids.length > 0 ? { data: known } : { ...deniz, _id: url.split('/').at(-1), publishedVayas: [] };
    const response = { data, status, statusText: '', headers: {}, config };
    if (config.validateStatus?.(status)) return response;
    throw Object.assign(new Error(), { isAxiosError: true, response });
  };
});
afterEach(() => {
  Object.assign(client.defaults, { adapter });
  vi.restoreAllMocks();
});

async function fetched(ids: string[], isListed: boolean) {
  const details = createActor(creatorDetails((_, call) => call({ token: 'token-1' } as never))).start();
  details.send({ type: 'details.want', ids, isListed });
  const { context } = await waitFor(details, (snapshot) => snapshot.matches('idle'));
  return context;
}

describe('the creators of a long shortlist', () => {
  it('are had fifty at a time, and alone only whoever did not come with the others', async () => {
    const ids = [...Array.from({ length: 119 }, (_, index) => `creator-${index}`), 'gone'];
    const { found, unreached } = await fetched(ids, true);
    expect(asked).toEqual([
      '/sponsor/comparison of 50',
      '/sponsor/comparison of 50',
      '/sponsor/comparison of 20',
      '/creator/gone',
    ]);
    expect([Object.keys(found).length, unreached]).toEqual([119, ['gone']]);
  });

  it('[DISC-25] are not those whom the directory lists without trips: each of them is asked for, in parallel', async () => {
    const ids = Array.from({ length: 12 }, (_, index) => `creator-${index}`);
    await fetched(ids, false);
    expect(asked.toSorted()).toEqual(ids.map((id) => `/creator/${id}`).toSorted());
    expect(mostInFlight).toBe(6);
  });
});
