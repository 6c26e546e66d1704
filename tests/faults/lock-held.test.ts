import { sql } from 'kysely';
import { afterEach, expect, inject, it } from 'vitest';
import { eventually } from '#tests/kit/eventually.ts';
import { type Fleet, plantAccount, plantApplicant, plantSession, startFleet } from '#tests/kit/fleet.ts';

let fleet: Fleet;
afterEach(() => fleet.stop());

it('a move that waits too long for a lock is told to come again, and comes through then', async () => {
  fleet = await startFleet(inject('postgresUrl'), 1);
  const { database } = fleet.platform;
  const { applicationId } = await plantApplicant(fleet.platform, 'deniz');
  const { id } = await plantAccount(fleet.platform, { role: 'staff', username: 'keeper' });
  const token = await plantSession(fleet.platform, id);
  const approve = () => fleet.ask(`/admin/applications/${applicationId}/moves`, { move: 'approve' }, token);
  const holder = await database.startTransaction().execute();
  await sql`lock table application in exclusive mode`.execute(holder);
  const { status, body } = await approve();
  expect([status, body.code]).toEqual([503, 'unavailable']);
  await holder.rollback().execute();
  await eventually(async () => expect((await approve()).status).toBe(200));
});
