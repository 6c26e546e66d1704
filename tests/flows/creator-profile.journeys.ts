import { creatorProfileMachine } from '#machines/creator-profile/creator-profile.machine.ts';
import { journeysOf } from '#tests/kit/journey.ts';
import { creator } from './discovery.journeys.ts';

export const journeys = journeysOf({
  machine: creatorProfileMachine,
  file: 'creator-profile/creator-profile.machine.ts',
  journeys: {
    '[MODAL-02] the profile of a creator is fetched and shown'(open) {
      const profile = open({ id: 'a' });
      profile.sees('loading', { calls: { fetchCreator: { id: 'a' } }, holds: { creator: null, message: null } });
      profile.refuses({ type: 'call.retry' });
      profile.answer('fetchCreator', { kind: 'found', creator: creator('a') });
      profile.sees('ready', { over: undefined, holds: { creator: creator('a') } });
    },
    'who is no longer listed is missing; what could not be had can be tried again'(open) {
      const gone = open({ id: 'a' });
      gone.answer('fetchCreator', { kind: 'missing' });
      gone.sees('missing', { over: undefined, holds: { creator: null } });
      const profile = open({ id: 'a' });
      profile.fail('fetchCreator', { message: 'Network Error' });
      profile.sees('failed', { holds: { message: 'Network Error' } });
      profile.send({ type: 'call.retry' });
      profile.sees('loading', { calls: { fetchCreator: { id: 'a' } }, holds: { message: null } });
    },
  },
});
