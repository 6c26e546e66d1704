import type { CitySearchSnapshot } from './city-search.machine.ts';

export const isSearching = (snapshot: CitySearchSnapshot): boolean =>
  snapshot.matches('waiting') || snapshot.matches('loading');
export const isFailed = (snapshot: CitySearchSnapshot): boolean => snapshot.matches('failed');
export const foundNothing = (snapshot: CitySearchSnapshot): boolean =>
  snapshot.matches('ready') && snapshot.context.cities.length === 0;
