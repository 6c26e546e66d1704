import { creatorProfileMachine } from '#machines/creator-profile/creator-profile.machine.ts';
import { journeysOf } from '#tests/kit/journey.ts';
import { journey } from './creator-profile.flow.ts';
import { creator } from './discovery.journeys.ts';

const ada = creator('a');
const found = { kind: 'found', creator: ada } as const;
const retry = { type: 'call.retry' } as const;
const loading = { calls: { fetchCreator: { id: 'a' } } };
const drawing = { calls: { fetchMap: { username: ada.username } } };

export const journeys = journeysOf({
  machine: creatorProfileMachine,
  file: 'creator-profile/creator-profile.machine.ts',
  journeys: {
    '[MODAL-02] loads and shows the profile of a creator, then its map'(open) {
      const profile = open({ id: 'a' });
      profile.isIn('loading', { ...loading, context: { creator: null, map: null, message: null } });
      profile.rejects(retry);
      profile.answer('fetchCreator', found);
      profile.isIn('drawing', { ...drawing, context: { creator: ada, map: null } });
      profile.rejects(retry);
      profile.answer('fetchMap', journey);
      profile.isIn('ready', { output: undefined, context: { creator: ada, map: journey } });
    },
    'shows a profile without its map, and loads the map again on request'(open) {
      const profile = open({ id: 'a' });
      profile.answer('fetchCreator', found);
      profile.fail('fetchMap', { message: 'Network Error' });
      profile.isIn('mapless', { context: { creator: ada, map: null, message: null } });
      profile.send(retry);
      profile.isIn('drawing', drawing);
      profile.answer('fetchMap', null);
      profile.isIn('ready', { output: undefined, context: { creator: ada, map: null } });
    },
    'says that a creator is missing, and loads a profile again after a failure'(open) {
      const missing = open({ id: 'a' });
      missing.answer('fetchCreator', { kind: 'missing' });
      missing.isIn('missing', { output: undefined, context: { creator: null } });
      const profile = open({ id: 'a' });
      profile.fail('fetchCreator', { message: 'Network Error' });
      profile.isIn('failed', { context: { message: 'Network Error' } });
      profile.send(retry);
      profile.isIn('loading', { ...loading, context: { message: null } });
    },
  },
});
