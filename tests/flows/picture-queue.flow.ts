import { pictureQueueMachine, uploadedIn } from '#machines/picture-queue/picture-queue.machine.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { modelOf } from '#tests/kit/model.ts';
import { demoTrip } from './own-account.flow.ts';

const picture = (id: string) => ({ id, file: new File([id], `${id}.jpg`) });

export const flow = {
  model: modelOf({
    title: 'Several pictures',
    machine: pictureQueueMachine,
    input: { creatorId: 'creator-1' },
    events: {
      'pictures.choose': [
        { pictures: [picture('boat'), picture('coast')], slot: 'story', count: 10 },
        { pictures: [picture('hill'), picture('lake')], slot: 'story', count: 11 },
      ],
      'call.retry': [{ id: 'boat' }],
      'picture.dismiss': [{ id: 'boat' }, { id: 'coast' }],
    },
    answers: {
      uploadFile: [
        { kind: 'uploaded', folder: 'cover-image/0' },
        { kind: 'refused', problem: 'pictureSize', message: null },
        { kind: 'refused', problem: null, message: 'That is a lot of pictures for one day.' },
      ],
    },
    vertex: ({ queue, leftOut }) => [
      queue.map(({ id, failure }) => `${id} ${failure?.kind ?? 'waits'}`).join(),
      leftOut !== null,
    ],
    isConsistent: (page, _, { uploadFile }) =>
      !page.matches('uploading') || uploadFile?.id === uploadedIn(page.context)?.id,
  }),
  guide: {
    ...demoTrip,
    start: `${demoTrip.start} The pictures are under “Pictures”.`,
    answers: {
      uploadFile: {
        uploaded: 'choose two pictures',
        refused: 'choose a picture above 5 MB among them, or upload more than fifty pictures a day',
      },
    },
    conditions: {
      isUploaded: 'the picture could be uploaded',
      isAnyWaiting: 'another picture waits',
      isRetriable: 'the file can be read and could not be uploaded',
      isNotUploading: 'the picture is not being uploaded',
      hasLeftOut: 'pictures were left out',
    },
  },
  words: {
    'picture.dismiss': ({ id }) => `Press Don’t add ${id}.jpg`,
    'pictures.choose': ({ pictures }) =>
      `Choose ${pictures.map(({ file }: { file: File }) => file.name).join(' and ')}`,
  },
  shown: { texts: { calm: [], uploading: ['Uploading the picture...'] } },
  gestures: {
    'call.retry': ({ press }) => press('Try again: boat.jpg'),
    'picture.dismiss': ({ press }, { id }) => press(`Don’t add ${id}.jpg`),
    'notice.dismiss': ({ press }) => press('Dismiss'),
  },
  elsewhere: { 'pictures.choose': 'the part of the pictures, with the files that were chosen or dropped' },
} satisfies Flow;
