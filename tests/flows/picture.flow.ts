import { pictureMachine } from '#machines/picture/picture.machine.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { modelOf } from '#tests/kit/model.ts';

const choose = 'Choose a picture';

export const flow = {
  model: modelOf({
    title: 'Profile picture',
    machine: pictureMachine,
    input: undefined,
    events: {
      'file.choose': [{ fileId: 'file-1' }],
      'crop.change': [{ crop: { x: 0.4, y: 0.5, zoom: 2 } }],
      'crop.confirm': [{}],
      'crop.cancel': [{}],
      'picture.remove': [{}],
    },
    answers: {
      readPicture: [
        { kind: 'readable', url: 'blob:picture', width: 900, height: 600 },
        { kind: 'refused', problem: 'pictureHeic' },
      ],
      drawPicture: [{ id: 'picture-1', url: 'blob:drawn' }],
    },
    behaviour: ({ drawn, problem, crop }) => [drawn !== null, problem !== null, crop.zoom],
  }),
  words: {
    'file.choose': 'Choose a picture',
    'crop.change': 'Drag and enlarge the picture',
    'crop.confirm': 'Press Use this part',
    'crop.cancel': 'Press Cancel',
    'picture.remove': 'Press Remove picture',
  },
  shown: {
    buttons: {
      'Use this part': { type: 'crop.confirm' },
      Cancel: { type: 'crop.cancel' },
      'Remove picture': { type: 'picture.remove' },
    },
    texts: {
      'empty.calm': [choose],
      'empty.refused': [choose],
      reading: ['Reading...'],
      cropping: [choose, 'Choose the part to show'],
      drawing: ['Reading...'],
      'ready.calm': ['Choose another', 'Remove picture'],
      'ready.refused': ['Choose another', 'Remove picture'],
    },
  },
} satisfies Flow;
