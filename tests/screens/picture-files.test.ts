import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { coverPicture } from '#machines/picture/picture.actors.ts';
import { PictureFiles } from '#machines/picture/picture-files.ts';

const png = () => new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], 'me.png');
const patience = { timeout: 10_000 };
const middle = { x: 0.5, y: 0.5, zoom: 1 };

beforeEach(() => {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 900, height: 600, close() {} }));
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => `blob:${Math.random()}`);
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const revoked = () => vi.mocked(URL.revokeObjectURL).mock.calls.flat();

async function drawnIn(files: PictureFiles) {
  const actor = createActor(coverPicture(files)).start();
  actor.send({ type: 'file.choose', file: png() });
  await waitFor(actor, (snapshot) => snapshot.matches('cropping'), patience);
  const { source } = actor.getSnapshot().context;
  actor.send({ type: 'crop.change', crop: middle });
  actor.send({ type: 'crop.confirm' });
  await waitFor(actor, (snapshot) => snapshot.matches('ready'), patience);
  const { drawn } = actor.getSnapshot().context;
  return { actor, source, drawn };
}

it('a page releases its own files, and none of another page', async () => {
  const [mine, theirs] = [new PictureFiles(), new PictureFiles()];
  const one = await drawnIn(mine);
  const other = await drawnIn(theirs);
  expect(revoked()).toEqual([one.source?.url, other.source?.url]);
  one.actor.stop();
  expect(revoked()).toEqual([one.source?.url, other.source?.url, one.drawn?.url]);
  expect([mine.get(one.drawn?.id ?? ''), theirs.get(other.drawn?.id ?? '')]).toEqual([null, expect.any(Blob)]);
  other.actor.stop();
});

it('the drawn picture stays until another one is drawn', async () => {
  const files = new PictureFiles();
  const { actor, drawn } = await drawnIn(files);
  actor.send({ type: 'file.choose', file: png() });
  await waitFor(actor, (snapshot) => snapshot.matches('cropping'), patience);
  expect(files.get(drawn?.id ?? '')).not.toBeNull();
  actor.send({ type: 'crop.confirm' });
  await waitFor(actor, (snapshot) => snapshot.matches('ready'), patience);
  expect(files.get(drawn?.id ?? '')).toBeNull();
  actor.stop();
});

it('a file that is chosen and cancelled is released, and the drawn picture stays', async () => {
  const files = new PictureFiles();
  const { actor, source, drawn } = await drawnIn(files);
  actor.send({ type: 'file.choose', file: png() });
  await waitFor(actor, (snapshot) => snapshot.matches('cropping'), patience);
  const cancelled = actor.getSnapshot().context.source;
  actor.send({ type: 'crop.cancel' });
  expect(revoked()).toEqual([source?.url, cancelled?.url]);
  expect(files.get(drawn?.id ?? '')).not.toBeNull();
  actor.send({ type: 'picture.remove' });
  expect(revoked()).toEqual([source?.url, cancelled?.url, drawn?.url]);
  actor.stop();
});
