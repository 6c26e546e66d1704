import type { hotelChange, hotelRequest, hotelsReply } from './own-hotel.ts';
import { type RouteTable, wire } from './route.ts';

export const ownHotelRoutes = {
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
