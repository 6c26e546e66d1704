import { fromCallback } from 'xstate';
import { hotelBookingsMachine } from '#machines/hotel-bookings/hotel-bookings.machine.ts';
import { flow } from '#tests/flows/hotel-bookings.flow.ts';
import type { Screen } from '#tests/kit/screen.tsx';
import { StaffStaysScreen, stayPage } from '#web/hotel-bookings/staff-stays-screen.tsx';

await stayPage.load();

export const screen: Screen<typeof hotelBookingsMachine> = {
  flow,
  machine: hotelBookingsMachine,
  isWide: true,
  flows: { address: fromCallback(() => {}) },
  render: (actor) => <StaffStaysScreen actor={actor} head={null} now={0} />,
};
