import type { CreatorReply } from '#contract/creator.ts';
import { creatorDetailsMachine } from '#machines/creator-details/creator-details.machine.ts';
import { journeysOf } from '#tests/kit/journey.ts';
import { creator } from './discovery.journeys.ts';

const reply = (id: string): CreatorReply => ({
  ...creator(id),
  ...{ publishedVayas: [], lastVaya: null, upcomingVaya: null, ongoingVaya: null },
});

const want = (...wanted: string[]) => ({ type: 'details.want', ids: wanted, isListed: false }) as const;

export const journeys = journeysOf({
  machine: creatorDetailsMachine,
  file: 'creator-details/creator-details.machine.ts',
  journeys: {
    '[DISC-25] who came without trips is fetched, once'(open) {
      const details = open();
      details.isIn('idle', { context: { wanted: [], isListed: false, found: {}, unreached: [] } });
      details.send(want(), { type: 'call.retry' });
      details.isIn('idle');
      details.send(want('a', 'b'));
      details.isIn('loading', { calls: { fetchDetails: { ids: ['a', 'b'], isListed: false } } });
      details.rejects({ type: 'call.retry' });
      details.send(want('a', 'b', 'c'));
      details.isIn('loading', { calls: { fetchDetails: { ids: ['a', 'b'], isListed: false } } });
      details.answer('fetchDetails', { found: [reply('a'), reply('b')], failed: [] });
      details.isIn('loading', { calls: { fetchDetails: { ids: ['c'], isListed: false } } });
      details.answer('fetchDetails', { found: [reply('c')], failed: [] });
      details.isIn('idle', { context: { found: { a: reply('a'), b: reply('b'), c: reply('c') }, unreached: [] } });
      details.send(want('a', 'c'));
      details.isIn('idle');
    },
    'whom the shortlist names is fetched as one of many'(open) {
      const details = open();
      details.send({ ...want('a', 'b'), isListed: true });
      details.isIn('loading', { calls: { fetchDetails: { ids: ['a', 'b'], isListed: true } } });
      details.answer('fetchDetails', { found: [reply('a'), reply('b')], failed: [] });
      details.send(want('c'));
      details.isIn('loading', { calls: { fetchDetails: { ids: ['c'], isListed: false } } });
    },
    '[DISC-26] who could not be reached stays as listed, and is asked for again with the next search'(open) {
      const details = open();
      details.send(want('a', 'b'));
      details.answer('fetchDetails', { found: [reply('a')], failed: ['b'] });
      details.isIn('idle', { context: { unreached: ['b'] } });
      details.send(want('a', 'b', 'c'));
      details.isIn('loading', { calls: { fetchDetails: { ids: ['c'], isListed: false } } });
      details.fail('fetchDetails');
      details.isIn('idle', { context: { unreached: ['b', 'c'], found: { a: reply('a') } } });
      details.send({ type: 'call.retry' });
      details.isIn('loading', {
        calls: { fetchDetails: { ids: ['b', 'c'], isListed: false } },
        context: { unreached: [] },
      });
      details.answer('fetchDetails', { found: [], failed: ['b'] });
      details.answer('fetchDetails', { found: [], failed: ['c'] });
      details.isIn('idle', { context: { unreached: ['b', 'c'] } });
    },
  },
});
