import { afterEach, describe, expect, inject, it } from 'vitest';
import { countWaiting, plantDueBookings, settledProblems } from '#tests/kit/due-bookings.ts';
import { eventually } from '#tests/kit/eventually.ts';
import { type Fleet, startFleet } from '#tests/kit/fleet.ts';
import { deliveryProblems } from '#tests/kit/moves/delivery-problems.ts';

let fleet: Fleet;
afterEach(() => fleet.stop());

describe('stays that are due, before three processes on one database', () => {
  it('are settled once each, with one line and one mail that goes out', async () => {
    fleet = await startFleet(inject('postgresUrl'), 3);
    await plantDueBookings(fleet.platform, 600);
    await eventually(async () => expect(await countWaiting(fleet.platform)).toBe(0));
    expect(await settledProblems(fleet.platform, 600)).toEqual([]);
    expect(await deliveryProblems(fleet)).toEqual([]);
  });
});
