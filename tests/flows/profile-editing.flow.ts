import { profileEditingMachine } from '#machines/profile-editing/profile-editing.machine.ts';
import { noLists } from '#machines/reference-lists/reference-lists.machine.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { modelOf } from '#tests/kit/model.ts';
import { demoDashboard } from './own-account.flow.ts';

export const flow = {
  model: modelOf({
    title: 'Profile editing',
    machine: profileEditingMachine,
    input: { creatorId: 'creator-1' },
    events: {
      'picture.drawn': [{ pictureId: 'picture-1', slot: 'cover' }],
      'cover.uploaded': [{ folder: 'profile/0', slot: 'cover' }],
      'cities.changed': [{ cities: [] }],
      'lists.loaded': [{ lists: noLists }],
    },
    answers: {},
  }),
  guide: {
    ...demoDashboard,
    start: `${demoDashboard.start} The profile is under Profile & Style.`,
    answers: {},
  },
  words: {
    'picture.drawn': 'Choose a picture and its part',
    'cover.uploading': 'The picture is being uploaded',
    'cover.uploaded': 'The picture is uploaded',
    'cover.failed': 'The picture cannot be uploaded',
    'cities.changed': 'Cities are found',
    'lists.loaded': 'The lists are read',
  },
  shown: { buttons: {}, texts: { ready: ['Your profile'] } },
  gestures: {},
  elsewhere: {
    'picture.drawn': 'the picture',
    'cover.uploading': 'the upload of the picture',
    'cover.uploaded': 'the upload of the picture',
    'cover.failed': 'the upload of the picture',
    'cities.changed': 'the search for a city',
    'lists.loaded': 'the lists',
  },
} satisfies Flow;
