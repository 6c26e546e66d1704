import type { DiscoveryActor } from '#machines/discovery/discovery.machine.ts';

/** Empties the search, asks again at once, and brings the keyboard back to the box. */
export function clearSearch(discovery: DiscoveryActor): void {
  discovery.send({ type: 'search.change', search: '' });
  discovery.send({ type: 'list.load' });
  document.getElementsByName('search')[0]?.focus();
}
