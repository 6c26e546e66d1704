import { z } from 'zod';
import { searchText } from './fields.ts';

export const namedItem = z.object({ _id: z.string(), name: z.string() }).meta({ id: 'NamedItem' });
export const serviceItem = namedItem.extend({ code: z.string() }).meta({ id: 'ServiceItem' });
export const cityItem = z
  .object({
    _id: z.string(),
    cityName: z.string(),
    stateName: z.string(),
    countryName: z.string(),
    timeZone: z.string().optional().describe('Absent for a city that is not on the list.'),
  })
  .meta({ id: 'City' });

export const namedItemsReply = z.object({ data: z.array(namedItem) });
export const serviceItemsReply = z.object({ data: z.array(serviceItem) });
export const citiesReply = z.object({ data: z.array(cityItem) });

export const statesQuery = z.strictObject({ country: z.string().regex(/^[A-Za-z]{2}$/) });
export const citiesQuery = z.strictObject({ search: searchText(80).default('') });

export type NamedItem = z.infer<typeof namedItem>;
export type ServiceItem = z.infer<typeof serviceItem>;
export type CityItem = z.infer<typeof cityItem>;
