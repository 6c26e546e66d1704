import type { CitySearchSnapshot } from './city-search.machine.ts';

export function statusOf(snapshot: CitySearchSnapshot): 'idle' | 'searching' | 'found' | 'nothing' | 'failed' {
  if (snapshot.matches('waiting') || snapshot.matches('loading')) return 'searching';
  if (snapshot.matches('failed')) return 'failed';
  if (snapshot.matches('idle')) return 'idle';
  return snapshot.context.cities.length === 0 ? 'nothing' : 'found';
}
