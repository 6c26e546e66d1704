import { pngOf } from '#tests/kit/applicant.ts';
import type { Hand, Tour } from '#tests/kit/flow.ts';
import { heic } from './picture.flow.ts';

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

export const tour: Tour = {
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
};

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
