import type { DiscoverySnapshot } from '#machines/discovery/discovery.machine.ts';
import { countFilters } from '#machines/discovery/discovery.view.ts';
import { enterDirectory, listSome, onOnePage, onTwoPages } from '#tests/kit/enter-directory.ts';
import type { Tour } from '#tests/kit/flow.ts';
import { isOffered } from './discovery.flow.ts';

export const tour: Tour = {
  path: '/discovery',
  stopsClock: true,
  /** The typed text and the chosen filters decide which buttons are visible. */
  vertex: ({ currentPage, totalPages, filters: asked, applied, searchQuery }: DiscoverySnapshot['context']) => [
    currentPage < totalPages,
    [asked, applied].map(countFilters),
    searchQuery,
  ],
  isPassable: (snapshot, event) => !notToured.includes(event.type) && isOffered(snapshot, event),
  unreachable: {
    'root — query.return → loading #0': 'it is a Back of the browser over two searches; a test of the page does that',
    'ready — creator.reached [isLastLoaded] → appending #0': 'a profile reports it; a test of the page does that',
    'failed.page — creator.reached [isLastLoaded] → appending #0': 'a profile reports it; a test of the page does that',
  },
  gestures: { open: (hand) => enterDirectory(hand) },
  calls: { fetchCreators: /\/api\/creator\?offset=0&/, fetchMore: /\/api\/creator\?offset=(?!0&)/ },
  arrange: {
    fetchCreators: ({ server }, output) => listSome(server, Object(output).totalPages === 1 ? onOnePage : onTwoPages),
  },
};

const notToured = ['query.return', 'creator.reached'];
