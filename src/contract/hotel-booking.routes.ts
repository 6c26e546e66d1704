import type {
  booking,
  bookingMoveRequest,
  bookingRequest,
  bookingsQuery,
  bookingsReply,
  hotelChange,
  hotelRequest,
  hotelsReply,
  invitationRequest,
  invitationSettings,
  noteRequest,
  ownBookingsQuery,
  ownBookingsReply,
} from './hotel-booking.ts';
import { type RouteTable, wire } from './route.ts';

type ReadWire = { needsSession: true; answer: typeof booking };
type ListWire = { needsSession: true; query: typeof bookingsQuery; answer: typeof bookingsReply };
type NoteWire = { needsSession: true; isIdempotent: true; body: typeof noteRequest; answer: typeof booking };
type MoveWire = { needsSession: true; isIdempotent: true; body: typeof bookingMoveRequest; answer: typeof booking };

export const hotelBookingRoutes = {
  createHotelBooking: {
    method: 'POST',
    path: '/creator/hotel-bookings',
    wire: wire<{ needsSession: true; isIdempotent: true; body: typeof bookingRequest; answer: typeof booking }>(),
  },
  listHotelBookings: {
    method: 'GET',
    path: '/creator/hotel-bookings',
    wire: wire<{ needsSession: true; query: typeof ownBookingsQuery; answer: typeof ownBookingsReply }>(),
  },
  readHotelBooking: { method: 'GET', path: '/creator/hotel-bookings/:id', wire: wire<ReadWire>() },
  addHotelBookingNote: { method: 'POST', path: '/creator/hotel-bookings/:id/notes', wire: wire<NoteWire>() },
  moveHotelBooking: { method: 'POST', path: '/creator/hotel-bookings/:id/moves', wire: wire<MoveWire>() },
  readInvitationSettings: {
    method: 'GET',
    path: '/creator/invitation-settings',
    wire: wire<{ needsSession: true; answer: typeof invitationSettings }>(),
  },
  saveInvitationSettings: {
    method: 'POST',
    path: '/creator/invitation-settings',
    wire: wire<{
      needsSession: true;
      isIdempotent: true;
      body: typeof invitationSettings;
      answer: typeof invitationSettings;
    }>(),
  },
  inviteCreator: {
    method: 'POST',
    path: '/sponsor/invitations',
    wire: wire<{ needsSession: true; isIdempotent: true; body: typeof invitationRequest; answer: typeof booking }>(),
  },
  listInvitations: { method: 'GET', path: '/sponsor/invitations', wire: wire<ListWire>() },
  readInvitation: { method: 'GET', path: '/sponsor/invitations/:id', wire: wire<ReadWire>() },
  addInvitationNote: { method: 'POST', path: '/sponsor/invitations/:id/notes', wire: wire<NoteWire>() },
  moveInvitation: { method: 'POST', path: '/sponsor/invitations/:id/moves', wire: wire<MoveWire>() },
  listStays: { method: 'GET', path: '/admin/hotel-bookings', wire: wire<ListWire>() },
  readStay: { method: 'GET', path: '/admin/hotel-bookings/:id', wire: wire<ReadWire>() },
  addStayNote: { method: 'POST', path: '/admin/hotel-bookings/:id/notes', wire: wire<NoteWire>() },
  moveStay: { method: 'POST', path: '/admin/hotel-bookings/:id/moves', wire: wire<MoveWire>() },
  readHotels: {
    method: 'GET',
    path: '/sponsor/hotels',
    wire: wire<{ needsSession: true; answer: typeof hotelsReply }>(),
  },
  keepHotel: {
    method: 'POST',
    path: '/sponsor/hotels',
    wire: wire<{ needsSession: true; isIdempotent: true; body: typeof hotelRequest; answer: typeof hotelsReply }>(),
  },
  changeHotel: {
    method: 'POST',
    path: '/sponsor/hotels/:id',
    wire: wire<{ needsSession: true; isIdempotent: true; body: typeof hotelChange; answer: typeof hotelsReply }>(),
  },
} as const satisfies RouteTable;
