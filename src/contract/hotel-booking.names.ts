import type {
  booking,
  bookingMoveRequest,
  bookingRequest,
  bookingsQuery,
  bookingsReply,
  invitationRequest,
  invitationSettings,
  noteRequest,
  ownBookingsQuery,
  ownBookingsReply,
} from './hotel-booking.ts';
import type { WordsByName } from './language.ts';
import { type RouteTable, wire } from './route.ts';

type ReadWire = { isSigned: true; answer: typeof booking };
type ListWire = { isSigned: true; query: typeof bookingsQuery; answer: typeof bookingsReply };
type NoteWire = { isSigned: true; isOnce: true; body: typeof noteRequest; answer: typeof booking };
type MoveWire = { isSigned: true; isOnce: true; body: typeof bookingMoveRequest; answer: typeof booking };

export const hotelBookingRoutes = {
  createHotelBooking: {
    method: 'POST',
    path: '/creator/hotel-bookings',
    wire: wire<{ isSigned: true; isOnce: true; body: typeof bookingRequest; answer: typeof booking }>(),
  },
  listHotelBookings: {
    method: 'GET',
    path: '/creator/hotel-bookings',
    wire: wire<{ isSigned: true; query: typeof ownBookingsQuery; answer: typeof ownBookingsReply }>(),
  },
  readHotelBooking: { method: 'GET', path: '/creator/hotel-bookings/:id', wire: wire<ReadWire>() },
  addHotelBookingNote: { method: 'POST', path: '/creator/hotel-bookings/:id/notes', wire: wire<NoteWire>() },
  moveHotelBooking: { method: 'POST', path: '/creator/hotel-bookings/:id/moves', wire: wire<MoveWire>() },
  readInvitationSettings: {
    method: 'GET',
    path: '/creator/invitation-settings',
    wire: wire<{ isSigned: true; answer: typeof invitationSettings }>(),
  },
  saveInvitationSettings: {
    method: 'POST',
    path: '/creator/invitation-settings',
    wire: wire<{ isSigned: true; isOnce: true; body: typeof invitationSettings; answer: typeof invitationSettings }>(),
  },
  inviteCreator: {
    method: 'POST',
    path: '/sponsor/invitations',
    wire: wire<{ isSigned: true; isOnce: true; body: typeof invitationRequest; answer: typeof booking }>(),
  },
  listInvitations: { method: 'GET', path: '/sponsor/invitations', wire: wire<ListWire>() },
  readInvitation: { method: 'GET', path: '/sponsor/invitations/:id', wire: wire<ReadWire>() },
  addInvitationNote: { method: 'POST', path: '/sponsor/invitations/:id/notes', wire: wire<NoteWire>() },
  moveInvitation: { method: 'POST', path: '/sponsor/invitations/:id/moves', wire: wire<MoveWire>() },
  listStays: { method: 'GET', path: '/admin/hotel-bookings', wire: wire<ListWire>() },
  readStay: { method: 'GET', path: '/admin/hotel-bookings/:id', wire: wire<ReadWire>() },
  addStayNote: { method: 'POST', path: '/admin/hotel-bookings/:id/notes', wire: wire<NoteWire>() },
  moveStay: { method: 'POST', path: '/admin/hotel-bookings/:id/moves', wire: wire<MoveWire>() },
} as const satisfies RouteTable;

export const hotelBookingMails = {
  'booking-received': { en: 'Stay request received', tr: 'Konaklama isteği alındı' },
  'booking-offered': { en: 'Stay offered', tr: 'Konaklama önerildi' },
  'booking-confirmed': { en: 'Stay confirmed', tr: 'Konaklama onaylandı' },
  'booking-declined': { en: 'Stay request declined', tr: 'Konaklama isteği reddedildi' },
  'booking-cancelled': { en: 'Stay cancelled', tr: 'Konaklama iptal edildi' },
  'booking-expired': { en: 'Stay request expired', tr: 'Konaklama isteğinin süresi doldu' },
  'booking-note': { en: 'New note on a stay', tr: 'Konaklamaya yeni not' },
  'booking-invited': { en: 'Invitation to a stay', tr: 'Konaklama daveti' },
  'booking-other-dates': { en: 'Other dates requested', tr: 'Başka tarihler istendi' },
  'booking-completed': { en: 'Stay completed', tr: 'Konaklama tamamlandı' },
  'booking-outcome': { en: 'Outcome of a stay recorded', tr: 'Konaklamanın sonucu kaydedildi' },
  'booking-in-review': { en: 'Stay request in review', tr: 'Konaklama isteği inceleniyor' },
} as const satisfies WordsByName;

export const hotelBookingAuditActions = {
  'booking.review': { en: 'Stay in review', tr: 'Konaklama incelemeye alındı' },
  'booking.offer': { en: 'Stay offered', tr: 'Konaklama önerildi' },
  'booking.decline': { en: 'Stay declined', tr: 'Konaklama reddedildi' },
  'booking.recordOutcome': { en: 'Outcome of a stay recorded', tr: 'Konaklamanın sonucu kaydedildi' },
} as const satisfies WordsByName;
