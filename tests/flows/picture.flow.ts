import { pictureMachine } from '#machines/picture/picture.machine.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { modelOf } from '#tests/kit/model.ts';

const choose = 'Choose a picture';
const someFile = new File(['picture'], 'me.png');

export const heic = {
  name: 'me.heic',
  type: 'image/heic',
  bytes: new TextEncoder().encode('\0\0\0\x18ftypheic\0\0\0\0mif1heic'),
};

export const flow = {
  model: modelOf({
    title: 'Profile picture',
    machine: pictureMachine,
    input: undefined,
    events: {
      'file.choose': [{ file: someFile }],
      'crop.change': [{ crop: { x: 0.4, y: 0.5, zoom: 2 } }],
    },
    answers: {
      readPicture: [
        { kind: 'readable', fileId: 'file-1', url: 'blob:picture', width: 900, height: 600 },
        { kind: 'refused', problem: 'pictureHeic' },
      ],
      drawPicture: [{ id: 'picture-1', url: 'blob:drawn' }],
    },
    isConsistent: (_, { readPicture }) => readPicture === undefined || readPicture.file === someFile,
    vertex: ({ drawn, problem, crop }) => [drawn !== null, problem !== null, crop.zoom],
  }),
  guide: {
    role: 'An applicant',
    address: '/application',
    start: 'The picture is under “Profile”.',
    answers: {
      readPicture: { readable: 'choose a JPEG, PNG or WebP file', refused: 'choose a text file among all files' },
      drawPicture: { done: 'press Use this part' },
    },
    conditions: { hasDrawn: 'there is a picture already' },
  },
  words: {
    'file.choose': 'Choose a picture',
    'crop.change': 'Drag and enlarge the picture',
  },
  shown: {
    texts: {
      'empty.calm': [choose],
      'empty.refused': [choose],
      reading: ['Reading...'],
      cropping: [choose, 'Crop your picture'],
      drawing: ['Reading...'],
      'ready.calm': ['Choose another', 'Remove picture'],
      'ready.refused': ['Choose another', 'Remove picture'],
    },
  },
  gestures: {
    'file.choose': ({ attach }) => attach(/^Choose/, heic),
    'crop.confirm': ({ press }) => press('Use this part'),
    'crop.cancel': ({ press }) => press('Cancel'),
    'picture.remove': ({ press }) => press('Remove picture'),
  },
  elsewhere: { 'crop.change': 'a drag, which only a real browser follows' },
} satisfies Flow;
