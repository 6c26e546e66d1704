import type { FastifyInstance } from 'fastify';
import { idParams } from '#contract/fields.ts';
import {
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
} from '#contract/hotel-booking.ts';
import type { Platform } from '../db/platform.ts';
import { bind } from '../http/bind.ts';
import { addNote, moveBooking } from './booking.service.ts';
import { inviteCreator, readInvitationSettings, saveInvitationSettings } from './invitation.service.ts';
import { changeHotel, keepHotel, readHotels } from './own-hotel.service.ts';
import { listBookingsOf, listOwnBookings, readBooking } from './read-bookings.service.ts';
import { createHotelBooking } from './request-booking.service.ts';

const callsByRole = {
  creator: {
    read: 'readHotelBooking',
    addNote: 'addHotelBookingNote',
    move: 'moveHotelBooking',
    whose: 'my stays and invitations',
  },
  sponsor: {
    read: 'readInvitation',
    addNote: 'addInvitationNote',
    move: 'moveInvitation',
    whose: 'my invitations',
  },
  staff: { read: 'readStay', addNote: 'addStayNote', move: 'moveStay', whose: 'all stays' },
} as const;

export function bookingRoutes(app: FastifyInstance, platform: Platform): void {
  creationRoutes(app, platform);
  settingsRoutes(app, platform);
  listRoutes(app, platform);
  for (const role of ['creator', 'sponsor', 'staff'] as const) roleRoutes(app, platform, role);
  ownHotelRoutes(app, platform);
}

function creationRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, 'createHotelBooking', {
    summary: 'Request a hotel stay, optionally replacing an earlier request',
    access: ['creator'],
    body: bookingRequest,
    reply: booking,
    requestsPerMinute: 20,
    handle: ({ signedIn, body, actor, language }) =>
      createHotelBooking(platform, signedIn, body, { by: actor, language }),
  });
  bind(app, 'inviteCreator', {
    summary: 'Invite a creator to a stay',
    access: ['sponsor'],
    body: invitationRequest,
    reply: booking,
    // Twenty creators are invited at once, and again those to whom nothing could be sent.
    requestsPerMinute: 40,
    handle: ({ signedIn, body, actor }) => inviteCreator(platform, signedIn, body, actor),
  });
}

function settingsRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, 'readInvitationSettings', {
    summary: 'Get my invitation settings',
    access: ['creator'],
    reply: invitationSettings,
    handle: ({ signedIn }) => readInvitationSettings(platform, signedIn.accountId),
  });
  bind(app, 'saveInvitationSettings', {
    summary: 'Save my invitation settings',
    access: ['creator'],
    body: invitationSettings,
    reply: invitationSettings,
    handle: ({ signedIn, body, actor }) => saveInvitationSettings(platform, signedIn.accountId, body, actor),
  });
}

function listRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, 'listHotelBookings', {
    summary:
      'List my stays and invitations with notes, newest first; with a limit, a page with the counts by state: those that wait for me by deadline, those that wait for others, upcoming ones by check-in, then past and closed ones',
    access: ['creator'],
    query: ownBookingsQuery,
    reply: ownBookingsReply,
    handle: ({ signedIn, query }) => listOwnBookings(platform, signedIn, query),
  });
  for (const [role, list, order] of [
    [
      'sponsor',
      'listInvitations',
      'those that wait for me by deadline, those that wait for creators, upcoming ones by check-in, then past and closed ones',
    ],
    ['staff', 'listStays', 'those that wait for me first, then the newest'],
  ] as const)
    bind(app, list, {
      summary: `List ${callsByRole[role].whose} with the counts by state: ${order}`,
      access: [role],
      query: bookingsQuery,
      reply: bookingsReply,
      handle: ({ signedIn, query }) => listBookingsOf(platform, signedIn, query),
    });
}

function roleRoutes(app: FastifyInstance, platform: Platform, role: keyof typeof callsByRole): void {
  const { read, addNote: note, move, whose } = callsByRole[role];
  bind(app, read, {
    summary: `Get one of ${whose} with its notes and timeline`,
    access: [role],
    params: idParams,
    reply: booking,
    handle: ({ signedIn, params }) => readBooking(platform, signedIn, params.id),
  });
  bind(app, note, {
    summary: `Add a note to one of ${whose}`,
    access: [role],
    params: idParams,
    body: noteRequest,
    reply: booking,
    requestsPerMinute: 30,
    handle: ({ signedIn, params, body, actor }) =>
      addNote(platform, signedIn, params.id, { content: body.content, by: actor }),
  });
  bind(app, move, {
    summary: `Apply a transition of the lifecycle to one of ${whose}`,
    access: [role],
    params: idParams,
    body: bookingMoveRequest,
    reply: booking,
    handle: ({ signedIn, params, body, actor }) =>
      moveBooking(platform, signedIn, params.id, { request: body, by: actor }),
  });
}

function ownHotelRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, 'readHotels', {
    summary: 'List my hotels',
    access: ['sponsor'],
    reply: hotelsReply,
    handle: ({ signedIn }) => readHotels(platform, signedIn.accountId),
  });
  bind(app, 'keepHotel', {
    summary: 'Keep a hotel, or replace the one of the same name',
    access: ['sponsor'],
    body: hotelRequest,
    reply: hotelsReply,
    handle: ({ signedIn, body, actor }) => keepHotel(platform, signedIn.accountId, body, actor),
  });
  bind(app, 'changeHotel', {
    summary: 'Rename or remove one of my hotels',
    access: ['sponsor'],
    params: idParams,
    body: hotelChange,
    reply: hotelsReply,
    handle: ({ signedIn, params, body, actor }) =>
      changeHotel(platform, { sponsorId: signedIn.accountId, id: params.id }, body, actor),
  });
}
