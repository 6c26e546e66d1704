import { afterEach, expect, inject, it } from 'vitest';
import { deliveryProblems } from '#tests/kit/delivery-problems.ts';
import { countWaiting, plantDueBookings, settledProblems } from '#tests/kit/due-bookings.ts';
import { eventually } from '#tests/kit/eventually.ts';
import { type Fleet, startFleet } from '#tests/kit/fleet.ts';

let fleet: Fleet;
afterEach(() => fleet.stop());

it('stays that are due are settled once each by two processes after a third was killed at it', async () => {
  fleet = await startFleet(inject('postgresUrl'), 3);
  await plantDueBookings(fleet.platform, 2_000);
  const [victim] = fleet.servers;
  await eventually(async () => expect(await countWaiting(fleet.platform)).toBeLessThan(2_000));
  await victim?.end('SIGKILL');
  expect(await countWaiting(fleet.platform)).toBeGreaterThan(0);
  await eventually(async () => expect(await countWaiting(fleet.platform)).toBe(0), { within: 50_000 });
  expect(await settledProblems(fleet.platform, 2_000)).toEqual([]);
}, 120_000);

it('stays that are due are settled once each by three processes, with one line and one mail that goes out', async () => {
  fleet = await startFleet(inject('postgresUrl'), 3);
  await plantDueBookings(fleet.platform, 600);
  await eventually(async () => expect(await countWaiting(fleet.platform)).toBe(0));
  expect(await settledProblems(fleet.platform, 600)).toEqual([]);
  expect(await deliveryProblems(fleet)).toEqual([]);
});
