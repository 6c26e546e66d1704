import type { CreatorReply } from '#contract/creator.ts';
import { creatorDetailsMachine } from '#machines/creator-details/creator-details.machine.ts';
import { journeysOf } from '#tests/kit/journey.ts';
import { creator } from './discovery.journeys.ts';

const reply = (id: string): CreatorReply => ({
  ...creator(id),
  ...{ publishedVayas: [], lastVaya: null, upcomingVaya: null, ongoingVaya: null },
});
const [a, b, c] = [reply('a'), reply('b'), reply('c')];
const want = (...wanted: string[]) => ({ type: 'details.want', ids: wanted, isListed: false }) as const;
const retry = { type: 'call.retry' } as const;
const loading = (...wanted: string[]) => ({ calls: { fetchDetails: { ids: wanted, isListed: false } } });

export const journeys = journeysOf({
  machine: creatorDetailsMachine,
  file: 'creator-details/creator-details.machine.ts',
  journeys: {
    '[DISC-25] fetches creators that came without trips, each once'(open) {
      const details = open();
      details.isIn('idle', { context: { wanted: [], isListed: false, found: {}, unreached: [] } });
      details.send(want(), retry);
      details.isIn('idle');
      details.send(want('a', 'b'));
      details.rejects(retry);
      details.send(want('a', 'b', 'c'));
      details.isIn('loading', loading('a', 'b'));
      details.answer('fetchDetails', { found: [a, b], failed: [] });
      details.isIn('loading', loading('c'));
      details.answer('fetchDetails', { found: [c], failed: [] });
      details.isIn('idle', { context: { found: { a, b, c }, unreached: [] } });
      details.send(want('a', 'c'));
      details.isIn('idle');
    },
    'fetches the creators of the shortlist together'(open) {
      const details = open();
      details.send({ ...want('a', 'b'), isListed: true });
      details.isIn('loading', { calls: { fetchDetails: { ids: ['a', 'b'], isListed: true } } });
      details.answer('fetchDetails', { found: [a, b], failed: [] });
      details.send(want('c'));
      details.isIn('loading', loading('c'));
    },
    '[DISC-26] leaves creators it could not reach as listed, and tries again with the next search'(open) {
      const details = open();
      details.send(want('a', 'b'));
      details.answer('fetchDetails', { found: [a], failed: ['b'] });
      details.isIn('idle', { context: { unreached: ['b'] } });
      details.send(want('a', 'b', 'c'));
      details.isIn('loading', loading('c'));
      details.fail('fetchDetails');
      details.isIn('idle', { context: { unreached: ['b', 'c'], found: { a } } });
      details.send(retry);
      details.isIn('loading', { ...loading('b', 'c'), context: { unreached: [] } });
      details.answer('fetchDetails', { found: [], failed: ['b'] });
      details.answer('fetchDetails', { found: [], failed: ['c'] });
      details.isIn('idle', { context: { unreached: ['b', 'c'] } });
    },
  },
});
