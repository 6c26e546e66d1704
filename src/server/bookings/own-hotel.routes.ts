import type { FastifyInstance } from 'fastify';
import { idParams } from '#contract/fields.ts';
import { hotelChange, hotelRequest, hotelsReply } from '#contract/own-hotel.ts';
import type { Platform } from '../db/platform.ts';
import { bind } from '../http/bind.ts';
import { changeHotel, keepHotel, readHotels } from './own-hotel.service.ts';

export function ownHotelRoutes(app: FastifyInstance, platform: Platform): void {
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
