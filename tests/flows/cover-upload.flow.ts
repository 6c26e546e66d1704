import { coverUploadMachine } from '#machines/cover-upload/cover-upload.machine.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { modelOf } from '#tests/kit/model.ts';
import { demoDashboard } from './own-account.flow.ts';

const choose = 'Choose a picture';
const failed = [choose, 'Try again'];

export const flow = {
  model: modelOf({
    title: 'Cover upload',
    machine: coverUploadMachine,
    input: { creatorId: 'creator-1' },
    events: {
      'picture.upload': [
        { pictureId: 'picture-1', slot: 'cover' },
        { pictureId: 'picture-2', slot: 'cover' },
      ],
    },
    answers: {
      uploadCoverImage: [
        { kind: 'uploaded', folder: 'cover-image/0' },
        { kind: 'refused', message: 'That is a lot of pictures for one day.' },
        { kind: 'refused', message: null },
      ],
    },
    vertex: ({ pictureId, message }) => [pictureId, message],
    isConsistent: (upload, { uploadCoverImage }) =>
      !upload.matches('calm') || upload.context.pictureId === (uploadCoverImage?.pictureId ?? ''),
  }),
  guide: {
    ...demoDashboard,
    start: `${demoDashboard.start} The cover is under General Settings.`,
    answers: {
      uploadCoverImage: {
        uploaded: 'choose a picture and press Use this part',
        refused: 'send eleven pictures within a minute',
      },
    },
  },
  words: {
    'picture.upload': ({ pictureId }) => `Choose ${pictureId} and its part`,
  },
  shown: {
    texts: {
      calm: [choose],
      uploading: [choose, 'Uploading cover image...'],
      'failed.refused': failed,
      'failed.broken': ['Error uploading cover image', ...failed],
    },
  },
  gestures: { 'call.retry': ({ press }) => press('Try again') },
  elsewhere: {
    'picture.upload': 'the page, when a picture is drawn',
  },
} satisfies Flow;
