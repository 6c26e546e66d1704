import { creatorProfileMachine } from '#machines/creator-profile/creator-profile.machine.ts';
import { journeysOf } from '#tests/kit/journey.ts';
import { journey } from './creator-profile.flow.ts';
import { creator } from './discovery.journeys.ts';

export const journeys = journeysOf({
  machine: creatorProfileMachine,
  file: 'creator-profile/creator-profile.machine.ts',
  journeys: {
    '[MODAL-02] the profile of a creator is fetched and shown'(open) {
      const profile = open({ id: 'a' });
      profile.isIn('loading', {
        calls: { fetchCreator: { id: 'a' } },
        context: { creator: null, map: null, message: null },
      });
      profile.rejects({ type: 'call.retry' });
      profile.answer('fetchCreator', { kind: 'found', creator: creator('a') });
      profile.isIn('drawing', {
        calls: { fetchMap: { username: creator('a').username } },
        context: { creator: creator('a'), map: null },
      });
      profile.rejects({ type: 'call.retry' });
      profile.answer('fetchMap', journey);
      profile.isIn('ready', { output: undefined, context: { creator: creator('a'), map: journey } });
    },
    'a profile whose map does not come is a profile, and the map can be asked for again'(open) {
      const profile = open({ id: 'a' });
      profile.answer('fetchCreator', { kind: 'found', creator: creator('a') });
      profile.fail('fetchMap', { message: 'Network Error' });
      profile.isIn('mapless', { context: { creator: creator('a'), map: null, message: null } });
      profile.send({ type: 'call.retry' });
      profile.isIn('drawing', { calls: { fetchMap: { username: creator('a').username } } });
      profile.answer('fetchMap', null);
      profile.isIn('ready', { output: undefined, context: { creator: creator('a'), map: null } });
    },
    'who is no longer listed is missing; what could not be had can be tried again'(open) {
      const gone = open({ id: 'a' });
      gone.answer('fetchCreator', { kind: 'missing' });
      gone.isIn('missing', { output: undefined, context: { creator: null } });
      const profile = open({ id: 'a' });
      profile.fail('fetchCreator', { message: 'Network Error' });
      profile.isIn('failed', { context: { message: 'Network Error' } });
      profile.send({ type: 'call.retry' });
      profile.isIn('loading', { calls: { fetchCreator: { id: 'a' } }, context: { message: null } });
    },
  },
});
