import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { eventually } from '#tests/kit/eventually.ts';
import { type Fleet, plantAccount, startFleet } from '#tests/kit/fleet.ts';
import { hashOnce } from '#tests/kit/hash-once.ts';

let fleet: Fleet;
afterEach(() => fleet.stop());

const password = 'open-sesame-1';
const begin = async (count: number, more: Record<string, string> = {}) => {
  fleet = await startFleet(inject('postgresUrl'), count, more);
};
const times = (statuses: readonly number[], status: number) => statuses.filter((each) => each === status).length;

/** So many at a time, until all are done. */
async function inTurn<Result>(count: number, atOnce: number, ask: (index: number) => Promise<Result>) {
  const results: Result[] = [];
  let next = 0;
  const hand = async () => {
    for (let index = next++; index < count; index = next++) results.push(await ask(index));
  };
  await Promise.all(Array.from({ length: atOnce }, hand));
  return results;
}

describe.each([2, 8])('%i processes that start together on an empty database', (count) => {
  it('all start, and one of them makes the demo world', async () => {
    await begin(count, { VAYA_DEMO: 'on', VAYA_DEMO_HOST: 'localhost' });
    const { database } = fleet.platform;
    const roles = await database.selectFrom('account').select('role').where('username', 'like', 'demo-%').execute();
    expect(roles.map(({ role }) => role).toSorted()).toEqual(['creator', 'sponsor', 'staff', 'staff']);
    const { creators } = await database
      .selectFrom('directoryEntry')
      .select(({ fn }) => fn.countAll<number>().as('creators'))
      .executeTakeFirstOrThrow();
    expect(Number(creators)).toBe(241);
    const waiting = await database.selectFrom('application').select('id').where('state', '=', 'ONHOLD').execute();
    expect(waiting.length).toBeGreaterThan(0);
    const readyAll = () => Promise.all(fleet.servers.map(async ({ url }) => (await fetch(`${url}/api/ready`)).status));
    await eventually(async () => expect(await readyAll()).toEqual(fleet.servers.map(() => 200)));
  });
});

/** Who is told that a server is busy comes again, as a person does. */
async function signIn(request: { username: string; password: string }): Promise<number> {
  for (;;) {
    const { status } = await fleet.ask('/auth/login', request);
    if (status !== 503) return status;
    await wait(100);
  }
}

/** Five, and where the machine is slow one more after a second, and after three, as for everybody who waits. */
async function expectFewLooks(count: number, username: string): Promise<void> {
  const begun = performance.now();
  const guess = () => signIn({ username, password: 'wrong' });
  const statuses = await Promise.all(Array.from({ length: count }, guess));
  const more = Math.floor(Math.log2(1 + (performance.now() - begun) / 1000));
  expect(times(statuses, 401) + times(statuses, 429)).toBe(count);
  expect(times(statuses, 401)).toBeGreaterThanOrEqual(5);
  expect(times(statuses, 401)).toBeLessThanOrEqual(5 + more);
}

describe('sign-ins to one account', () => {
  it('that are right, from everywhere and through two processes, are let in or slowed, and never fail', async () => {
    await begin(2);
    await plantAccount(fleet.platform, {
      role: 'creator',
      username: 'deniz',
      passwordHash: await hashOnce(password),
    });
    const statuses = await inTurn(96, 16, () => signIn({ username: 'deniz', password }));
    expect(times(statuses, 200) + times(statuses, 429)).toBe(96);
    expect(times(statuses, 200)).toBeGreaterThan(0);
  });

  it('that are guesses, from sixty addresses and through four processes, are looked at five times', async () => {
    await begin(4);
    await plantAccount(fleet.platform, {
      role: 'creator',
      username: 'hunted',
      passwordHash: await hashOnce(password),
    });
    await expectFewLooks(60, 'hunted');
  });

  it('of a name that nobody has are slowed just the same', async () => {
    await begin(2);
    await expectFewLooks(20, 'nobody');
  });
});
