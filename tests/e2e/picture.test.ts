import type { Browser, Page } from 'playwright-core';
import sharp, { type Sharp } from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { closePages, patience, sharedChromium } from '#tests/kit/chromium.ts';
import { itAtNight } from '#tests/kit/nightly.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';

let server: TestServer;
let browser: Browser;
let complaints: string[];

beforeAll(async () => {
  server = await startTestServer();
  browser = await sharedChromium();
});
afterAll(async () => {
  await closePages();
  await server.stop();
});

beforeEach(() => {
  complaints = [];
});
afterEach(() => {
  expect(complaints).toEqual([]);
});

/** Twice as wide as high, and in four upright bands of one colour each. */
async function fourBands(width = 800): Promise<Sharp> {
  const [band, height] = [width / 4, width / 2];
  const bands = ['#ff0000', '#00ff00', '#0000ff', '#ffffff'].map(async (background, index) => ({
    input: await sharp({ create: { width: band, height, channels: 3, background } })
      .png()
      .toBuffer(),
    left: index * band,
    top: 0,
  }));
  const all = sharp({ create: { width, height, channels: 3, background: '#000000' } });
  return all.composite(await Promise.all(bands));
}
const small = async (): Promise<Buffer> => (await fourBands()).png().toBuffer();
const large = async (): Promise<Buffer> => (await fourBands(2000)).png({ compressionLevel: 0 }).toBuffer();

/** As a phone keeps it that was held upright: on its side, with a note to turn it. */
const onItsSide = async (): Promise<Buffer> =>
  sharp(await small())
    .rotate(-90)
    .jpeg({ quality: 95 })
    .withMetadata({ orientation: 6 })
    .toBuffer();

const nothing = (): Promise<Buffer> =>
  sharp({ create: { width: 400, height: 400, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
    .png()
    .toBuffer();

/** Runs in the page: which files it holds an address of. */
function countAddresses(): void {
  const held = new Map<string, Blob | MediaSource>();
  const [create, revoke] = [URL.createObjectURL, URL.revokeObjectURL];
  URL.createObjectURL = (file) => {
    const url = create(file);
    held.set(url, file);
    return url;
  };
  URL.revokeObjectURL = (url) => {
    held.delete(url);
    revoke(url);
  };
  Reflect.set(globalThis, 'held', held);
}
const held = (page: Page): Promise<number> => page.evaluate(() => Reflect.get(globalThis, 'held').size);

async function openCrop(draw = small, arrange: (page: Page) => Promise<unknown> = async () => {}): Promise<Page> {
  const page = await browser.newPage({ locale: 'en-GB', reducedMotion: 'reduce', baseURL: server.url });
  page.setDefaultTimeout(patience);
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  await page.addInitScript(countAddresses);
  await arrange(page);
  await page.goto('/application');
  await page.locator('input[type=file]').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await draw() });
  await page.getByRole('group', { name: /^Drag the picture/ }).waitFor();
  return page;
}

/** What would leave the device, with its colours from its left edge to its right. */
async function sent(page: Page): Promise<{ size: number; type: string; colours: string[] }> {
  await page.getByRole('button', { name: 'Use this part' }).click();
  const picture = page.getByRole('img', { name: 'Your profile picture' });
  await picture.waitFor();
  const { width, seen, ...file } = await picture.evaluate(async (shown: HTMLImageElement) => {
    await shown.decode();
    const canvas = new OffscreenCanvas(shown.naturalWidth, shown.naturalHeight);
    const context = canvas.getContext('2d');
    context?.drawImage(shown, 0, 0);
    const at = (share: number) => [
      ...(context?.getImageData(canvas.width * share, canvas.height / 2, 1, 1).data ?? []),
    ];
    const { size, type }: Blob = Reflect.get(globalThis, 'held').get(shown.src);
    return { width: canvas.width, seen: [0.1, 0.4, 0.6, 0.9].map(at), size, type };
  });
  await page.close();
  expect(width).toBe(800);
  return { ...file, colours: seen.map(nameOf) };
}
const drawn = async (page: Page): Promise<string[]> => (await sent(page)).colours;

const nameOf = ([red = 0, green = 0, blue = 0]: number[]): string => {
  if (red > 128 && green > 128 && blue > 128) return 'white';
  return red > 128 ? 'red' : green > 128 ? 'green' : blue > 128 ? 'blue' : 'dark';
};

const isDrawn = (picture: Element) => (picture as HTMLImageElement).naturalWidth === 800;

/** How far the picture goes on to the right of the window on it. */
async function overhang(page: Page): Promise<number> {
  const window = page.getByRole('group', { name: /^Drag the picture/ });
  const [picture, part] = [await page.getByRole('dialog').locator('img').boundingBox(), await window.boundingBox()];
  if (!picture || !part) throw new Error('There is no picture.');
  return picture.x + picture.width - (part.x + part.width);
}

const pressTimes = async (page: Page, key: string, times: number) => {
  for (let count = 0; count < times; count += 1) await page.keyboard.press(key);
};

describe('the part of a picture that is chosen', () => {
  it('is the square in its middle, until something else is wanted, and small however large the file is', async () => {
    const picture = await large();
    expect(picture.length).toBeGreaterThan(5 * 1024 * 1024);
    const { colours, size } = await sent(await openCrop(async () => picture));
    expect(colours).toEqual(['green', 'green', 'blue', 'blue']);
    expect(size).toBeLessThan(1024 * 1024);
  });

  itAtNight('is white where nothing is drawn', async () => {
    expect(await drawn(await openCrop(nothing))).toEqual(['white', 'white', 'white', 'white']);
  });

  itAtNight('stands upright as it was taken', async () => {
    expect(await drawn(await openCrop(onItsSide))).toEqual(['green', 'green', 'blue', 'blue']);
  });

  itAtNight('is sent as it is where a device draws nothing', async () => {
    const picture = await small();
    const page = await openCrop(
      async () => picture,
      (opened) =>
        opened.addInitScript(() => {
          HTMLCanvasElement.prototype.toBlob = (done) => done(null);
        }),
    );
    expect(await sent(page)).toMatchObject({ size: picture.length, type: 'image/png' });
  });

  itAtNight('is enlarged by plus and made smaller by minus', async () => {
    const page = await openCrop();
    await page.getByRole('group', { name: /^Drag the picture/ }).focus();
    await pressTimes(page, '+', 20);
    await pressTimes(page, 'ArrowLeft', 140);
    expect(await drawn(page)).toEqual(['white', 'white', 'white', 'white']);
    const again = await openCrop();
    await again.getByRole('group', { name: /^Drag the picture/ }).focus();
    await pressTimes(again, '+', 4);
    await pressTimes(again, '-', 4);
    expect(await drawn(again)).toEqual(['green', 'green', 'blue', 'blue']);
  });

  itAtNight('is all that is held of the pictures that were looked at', async () => {
    const page = await openCrop();
    const choose = async () =>
      page.locator('input[type=file]').setInputFiles({ name: 'b.png', mimeType: 'image/png', buffer: await nothing() });
    const button = (name: string) => page.getByRole('button', { name });
    expect(await held(page)).toBe(1);
    await button('Use this part').click();
    await button('Remove picture').waitFor();
    expect(await held(page)).toBe(1);
    await choose();
    await button('Cancel').click();
    await button('Remove picture').waitFor();
    expect(await held(page)).toBe(1);
    await choose();
    await button('Use this part').click();
    await button('Remove picture').waitFor();
    expect(await held(page)).toBe(1);
    expect(await page.getByRole('img', { name: 'Your profile picture' }).evaluate(isDrawn)).toBe(true);
    await button('Remove picture').click();
    await button('Remove picture').waitFor({ state: 'detached' });
    expect(await held(page)).toBe(0);
    await page.close();
  });

  it('is moved by arrow keys as far as the picture goes, and back by a hand that drags, also out of the window', async () => {
    const page = await openCrop();
    const part = page.getByRole('group', { name: /^Drag the picture/ });
    await part.focus();
    await pressTimes(page, 'ArrowRight', 40);
    const box = await part.boundingBox();
    // The picture is twice as wide as its part, and its left half is seen.
    await expect.poll(() => overhang(page)).toBeCloseTo(box?.width ?? 0, 0);
    const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    let steps = 0;
    // As a hand does: it goes on until the picture is seen to have come as far as it goes.
    await expect
      .poll(async () => {
        steps += 1;
        await page.mouse.move(x - 75 * Math.min(16, steps) - (steps % 2), y);
        return overhang(page);
      })
      .toBeLessThan(1);
    await page.mouse.up();
    expect(await drawn(page)).toEqual(['blue', 'blue', 'white', 'white']);
  });
});
