import { beforeAll, describe, expect } from 'vitest';
import { fromCallback } from 'xstate';
import { hotelBookingsMachine } from '#machines/hotel-bookings/hotel-bookings.machine.ts';
import { flow } from '#tests/flows/hotel-bookings.flow.ts';
import { eventually } from '#tests/kit/eventually.ts';
import { walkScreen } from '#tests/kit/walk-screen.tsx';
import { StaffStaysScreen, stayPage } from '#web/hotel-bookings/staff-stays-screen.tsx';

describe('hotelBookings through the page of the staff', () => {
  beforeAll(async () => {
    stayPage.preload();
    await eventually(() => expect(stayPage.loaded).not.toBeNull());
  });

  walkScreen({
    flow,
    machine: hotelBookingsMachine,
    isWide: true,
    flows: { address: fromCallback(() => {}) },
    render: (actor) => <StaffStaysScreen actor={actor} head={null} now={0} />,
  });
});
