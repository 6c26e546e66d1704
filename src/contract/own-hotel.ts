import { z } from 'zod';
import { line, needed, recordId, trimmed } from './fields.ts';

const hotelName = line(120, needed);
const ownHotel = z.object({
  _id: z.string(),
  hotelName: z.string(),
  cityId: z.string().nullable(),
  cityName: z.string(),
  timeZone: z.string(),
});
export const hotelsReply = z.object({ hotels: z.array(ownHotel).describe('In the order of their names.') });
export const hotelRequest = z.strictObject({
  hotelName,
  cityId: recordId.nullable().describe('The id in the list of cities; null for a city that is not on the list.'),
  cityName: line(120, needed),
  timeZone: line(64, trimmed).describe('The time zone for a city that is not on the list.'),
});
export const hotelChange = z.discriminatedUnion('move', [
  z.strictObject({ move: z.literal('rename'), hotelName }),
  z.strictObject({ move: z.literal('remove') }).describe('Invitations to this hotel stay as they are.'),
]);

export type OwnHotel = z.infer<typeof ownHotel>;
export type HotelsReply = z.infer<typeof hotelsReply>;
export type HotelRequest = z.infer<typeof hotelRequest>;
export type HotelChange = z.infer<typeof hotelChange>;
