import { pictureMachine } from '#machines/picture/picture.machine.ts';
import { pngOf } from '#tests/kit/applicant.ts';
import type { Flow, Hand } from '#tests/kit/flow.ts';
import { modelOf } from '#tests/kit/model.ts';

const choose = 'Choose a picture';
const someFile = new File(['picture'], 'me.png');

const heic = {
  name: 'me.heic',
  type: 'image/heic',
  bytes: Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
};
/** Larger than the upload limit, so that it cannot be sent undrawn. */
async function largePng() {
  const png = await pngOf();
  return { ...png, bytes: Buffer.concat([png.bytes, Buffer.alloc(5 * 1024 * 1024)]) };
}

/** A browser reads and draws without waiting for the tour. */
const immediate = ['readPicture', 'drawPicture'].flatMap((actor) => [
  `xstate.done.actor.${actor}`,
  `xstate.error.actor.${actor}`,
]);

export const flow = {
  model: modelOf({
    title: 'Profile picture',
    machine: pictureMachine,
    input: undefined,
    events: {
      'file.choose': [{ file: someFile }],
      'crop.change': [{ crop: { x: 0.4, y: 0.5, zoom: 2 } }],
      'crop.confirm': [{}],
      'crop.cancel': [{}],
      'picture.remove': [{}],
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
  tour: {
    path: '/application',
    fleeting: ['reading', 'drawing'],
    gestures: {
      async open({ plant, open }) {
        await plant(failWhileMarked, 'data-broken');
        await open('/application');
      },
      async 'file.choose'(hand) {
        await breakPictures(hand);
        const isReadable = hand.ahead[0]?.output?.kind !== 'refused';
        await hand.attach(/^Choose/, isReadable ? await (isDrawn(hand) ? pngOf() : largePng()) : heic);
      },
      'crop.change': ({ fill }) => fill('Zoom', '2'),
      async 'crop.confirm'(hand) {
        await breakPictures(hand);
        await hand.press('Use this part');
      },
      ...Object.fromEntries(immediate.map((type) => [type, async () => {}])),
    },
    calls: {},
  },
} satisfies Flow;

/** Runs in the page: no picture can be read while the document has this attribute. */
function failWhileMarked(attribute: string): void {
  const real = globalThis.createImageBitmap.bind(globalThis);
  const failing = (source: ImageBitmapSource) =>
    document.documentElement.hasAttribute(attribute) ? Promise.reject(new Error('Broken')) : real(source);
  Object.assign(globalThis, { createImageBitmap: failing });
}

/** Whether the tour draws this picture without a failure. */
function isDrawn({ ahead }: Hand): boolean {
  const next = ahead.findIndex(({ type }) => type === 'file.choose');
  const until = next === -1 ? ahead : ahead.slice(0, next);
  return until.every(({ type }) => type !== 'xstate.error.actor.drawPicture');
}

async function breakPictures({ plant, ahead: [next] }: Hand): Promise<void> {
  const isBroken = next?.type.startsWith('xstate.error.') ?? false;
  await plant((broken) => void document.documentElement.toggleAttribute('data-broken', broken), isBroken);
}
