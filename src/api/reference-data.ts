import type { RouteName } from '#contract/features.ts';
import type { CityItem, NamedItem } from '#contract/reference-data.ts';
import type { Call } from './call.ts';
import { client } from './client.ts';
import { pathTo } from './path-to.ts';

/** A body whose field data holds the list, or the list as the body itself: both are read. */
async function listAt<Item>(name: RouteName, { signal }: Call, params: Record<string, string> = {}): Promise<Item[]> {
  const { data } = await client.get<Item[] | { data: Item[] }>(pathTo(name), { params, signal });
  return Array.isArray(data) ? data : data.data;
}

export const listLanguages = (call: Call): Promise<NamedItem[]> => listAt('listLanguages', call);
export const listExpertises = (call: Call): Promise<NamedItem[]> => listAt('listExpertises', call);
export const listServices = (call: Call): Promise<NamedItem[]> => listAt('listServices', call);
export const listServiceOffers = (call: Call): Promise<NamedItem[]> => listAt('listServiceOffers', call);
export const suggestCities = (call: Call): Promise<CityItem[]> => listAt('suggestCities', call);
export const findCities = (search: string, call: Call): Promise<CityItem[]> => listAt('findCities', call, { search });
