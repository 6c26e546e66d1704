import { describe } from 'vitest';
import { fromCallback } from 'xstate';
import { hotelBookingsMachine } from '#machines/hotel-bookings/hotel-bookings.machine.ts';
import { flow } from '#tests/flows/hotel-bookings.flow.ts';
import { walkScreen } from '#tests/kit/walk-screen.tsx';
import { StaffStaysScreen } from '#web/hotel-bookings/staff-stays-screen.tsx';
import { StayPage } from '#web/hotel-bookings/stay-page.tsx';

describe('hotelBookings through the page of the staff', () => {
  walkScreen({
    flow,
    machine: hotelBookingsMachine,
    isWide: true,
    flows: { address: fromCallback(() => {}) },
    render: (actor) => <StaffStaysScreen actor={actor} tools={null} head={null} StayPage={StayPage} now={0} />,
  });
});
