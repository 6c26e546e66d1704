import { z } from 'zod';
import { line } from './fields.ts';

const label = z.object({ x: z.number(), y: z.number(), anchor: z.enum(['start', 'middle', 'end']) });

const stop = z.object({
  number: z.int(),
  name: z.string(),
  also: z.array(z.string()).describe('The other places on the same spot of this map.'),
  trip: z.string().nullable().describe('The address of the trip that leads there; null on the map of a trip.'),
  x: z.number(),
  y: z.number(),
  numberAt: z
    .object({ x: z.number(), y: z.number() })
    .describe('Where its number stands: on its point, or next to it where it would cover another one.'),
  label: label.nullable().describe('Where its name stands; null where there is no room, and the list alone says it.'),
});

const journeyMap = z
  .object({
    width: z.number(),
    height: z.number(),
    land: z.string().describe('The land that is seen, as the path of an SVG in half units.'),
    route: z.string(),
    stops: z.array(stop),
    nearby: z
      .array(z.object({ name: z.string(), x: z.number(), y: z.number(), label }))
      .describe('Large places around, to find the route by.'),
  })
  .meta({ id: 'JourneyMap' });

export const blogMapQuery = z.strictObject({
  trip: line(200).optional().describe('The trip, as its address ends; without one, all places.'),
});
export const blogMapReply = z.object({ map: journeyMap.nullable().describe('Null where nothing leads anywhere.') });

/** The drawn route, in units of the map's width and height. */
export type JourneyMap = z.infer<typeof journeyMap>;
export type JourneyStop = z.infer<typeof stop>;
export type NearbyPlace = JourneyMap['nearby'][number];
