import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { AccountState } from '#contract/states.ts';
import { handsOf, makeInvitation, makeRequest, type Stays, startStays, stayAt } from '#tests/kit/bookings.ts';
import { untilWaiting } from '#tests/kit/held-table.ts';
import { createDatabase } from '#tests/kit/postgres-databases.ts';
import { type Answer, startTestServer, type TestServer } from '#tests/kit/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** Somebody is let in by their session, and waits for an account that is put into another state before they have it. */
async function whileMoved(id: string, state: AccountState, work: () => Promise<Answer>): Promise<Answer> {
  const { database, config } = server.platform;
  const holder = await database.startTransaction().execute();
  await holder.selectFrom('account').select('id').where('id', '=', id).forNoKeyUpdate().execute();
  const working = work();
  await (config.database.kind === 'sqlite' ? setTimeout(200) : untilWaiting(database, 1));
  await holder.updateTable('account').set({ state }).where('id', '=', id).execute();
  await holder.commit().execute();
  return working;
}

const count = async (table: 'booking' | 'bookingNote' | 'outboxMail') =>
  (await server.platform.database.selectFrom(table).select('id').execute()).length;
const everything = () => Promise.all((['booking', 'bookingNote', 'outboxMail'] as const).map(count));

describe.runIf(process.env.VAYA_TEST_DATABASE === 'postgres')('an invitation while its sponsor is suspended', () => {
  it('waits for the same lock first, so that neither of the two has to be run again', async () => {
    const url = await createDatabase(inject('postgresUrl'));
    // A deadlock would not be detected before the lock timeout, which is a 503.
    const other = await startTestServer({}, { DATABASE_URL: `${url}?options=-c%20deadlock_timeout%3D30s` });
    try {
      const stays = await startStays(other);
      const { database } = other.platform;
      await stayAt(other, stays, 'INVITED');
      const { sponsorId } = await database.selectFrom('booking').select('sponsorId').executeTakeFirstOrThrow();
      const holder = await database.startTransaction().execute();
      await holder.selectFrom('account').select('id').where('id', '=', stays.blog.id).forNoKeyUpdate().execute();
      const inviting = stays.sponsor.begin(makeInvitation(other, stays.blog.id));
      await untilWaiting(database, 1);
      const suspending = other.post(`/api/admin/sponsors/${sponsorId}/moves`, { move: 'suspend' }, stays.staff.headers);
      await untilWaiting(database, 2);
      await holder.commit().execute();
      expect([(await inviting).status, (await suspending).status]).toEqual([200, 200]);
    } finally {
      await other.stop();
    }
  });
});

describe.each(['closed', 'suspended'] as const)('a creator whose account is %s while their call waits', (state) => {
  it.each([
    ['begins no stay', ({ creator }: Stays) => creator.begin(makeRequest(server))],
    ['writes no note', ({ creator }: Stays, id: string) => creator.note(id, 'With a view, please.')],
    ['moves no stay', ({ creator }: Stays, id: string) => creator.move(id, { move: 'cancel' })],
    [
      'asks for no other dates in the place of a stay',
      ({ creator }: Stays, id: string) => creator.begin(makeRequest(server, { replaces: id })),
    ],
  ])('%s, and hears that the session is over', async (_, act) => {
    const stays = await startStays(server);
    const id = await stayAt(server, stays, 'REQUESTED');
    const before = await everything();
    const { status, body } = await whileMoved(stays.blog.id, state, () => act(stays, id));
    expect([status, body.code]).toEqual([401, 'unauthenticated']);
    expect(await everything()).toEqual(before);
    expect((await handsOf(server, 'staff', stays.staff.headers).read(id)).body.state).toBe('REQUESTED');
  });
});
