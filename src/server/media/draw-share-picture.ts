import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import type { BlogFont } from '#contract/blog-choices.ts';
import type { ShareCard } from '#contract/blog-document.ts';
import { escapeHtml } from '../lib/formats.ts';
import type { ShareTask } from './drawing-process.ts';

/** Pango reads no woff2: docs/decisions/0056. */
const fonts: Record<BlogFont, readonly [file: string, family: string]> = {
  Inter: ['inter', 'Inter SemiBold'],
  Helvetica: ['arimo', 'Share Arimo'],
  'Times New Roman': ['tinos', 'Share Tinos'],
  Georgia: ['gelasio', 'Share Gelasio'],
  'Courier New': ['cousine', 'Share Cousine'],
  Roboto: ['roboto', 'Share Roboto'],
  'Open Sans': ['open-sans', 'Share Open Sans'],
  Montserrat: ['montserrat', 'Share Montserrat'],
  'Playfair Display': ['playfair-display', 'Share Headline Letters'],
};

const [margin, gap] = [64, 20];
const bandHeight = 322;
const [faceSize, maxBorder] = [200, 12];
/** Text is shrunk into its box. It may be wider by `room` before that, so that a title gets smaller before it breaks. */
const boxes = {
  title: { size: 72, room: 1.5, maxHeight: 136, maxLetters: 64 },
  line: { size: 32, room: 1.3, maxHeight: 72, maxLetters: 120 },
  name: { size: 30, room: 1.25, maxHeight: 40, maxLetters: 60 },
};

/** The cover above, as a band; below it, on the ground of the blog, the portrait and the words. */
export async function drawSharePicture({ card, cover, portrait, width, height }: ShareTask): Promise<Uint8Array> {
  const [band, face] = await Promise.all([drawBand(card, cover, width), drawFace(card, portrait)]);
  const left = face === null ? margin : margin + faceSize + 36;
  const words = await drawWords(card, width - left - margin);
  const total = words.reduce((sum, layer) => sum + layer.height + gap, -gap);
  let top = Math.round(bandHeight + (height - bandHeight - total) / 2);
  const layers: OverlayOptions[] = [{ input: band, left: 0, top: 0 }];
  for (const layer of words) {
    layers.push({ input: layer.bytes, left: layer.isRightToLeft ? width - margin - layer.width : left, top });
    top += layer.height + gap;
  }
  if (face) layers.push({ input: face.bytes, left: margin - face.border, top: bandHeight - 112 - face.border });
  return sharp({ create: { width, height, channels: 3, background: card.colours.background } })
    .composite(layers)
    .jpeg({ quality: 84, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

async function drawBand({ cover, sea, colours }: ShareCard, picture: Uint8Array | null, width: number) {
  const band = (input: Buffer) =>
    sharp({ create: { width, height: bandHeight, channels: 3, background: colours.water } })
      .composite([{ input }])
      .png({ compressionLevel: 0 })
      .toBuffer();
  const drawnSea = () =>
    sharp(Buffer.from(sea)).resize(width, bandHeight, { fit: 'cover' }).png().toBuffer().then(band);
  if (picture === null || cover === null) return drawnSea();
  return cropAround(picture, cover, width).then(band, drawnSea);
}

/** As `object-fit: cover` with the focus as `object-position`. */
async function cropAround(
  picture: Uint8Array,
  { focus, opacity }: NonNullable<ShareCard['cover']>,
  width: number,
): Promise<Buffer> {
  const size = await sharp(picture).metadata();
  const scale = Math.max(width / size.width, bandHeight / size.height);
  const crop = {
    width: Math.max(1, Math.floor(width / scale)),
    height: Math.max(1, Math.floor(bandHeight / scale)),
  };
  return sharp(picture)
    .extract({
      ...crop,
      left: Math.round(((size.width - crop.width) * focus.x) / 100),
      top: Math.round(((size.height - crop.height) * focus.y) / 100),
    })
    .resize(width, bandHeight, { fit: 'fill' })
    .removeAlpha()
    .ensureAlpha(opacity)
    .png({ compressionLevel: 0 })
    .toBuffer();
}

async function drawFace({ portrait }: ShareCard, picture: Uint8Array | null) {
  if (portrait === null || picture === null) return null;
  const border = Math.min(portrait.borderWidth, maxBorder);
  const box = (side: number, colour: string) => {
    const radius = portrait.shape === 'square' ? 16 : side / 2;
    return Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><rect width="${side}" height="${side}" rx="${radius}" fill="${colour}"/></svg>`,
    );
  };
  try {
    const face = await sharp(picture)
      .resize(faceSize, faceSize, { fit: 'cover' })
      .ensureAlpha()
      .composite([{ input: box(faceSize, '#fff'), blend: 'dest-in' }])
      .png({ compressionLevel: 0 })
      .toBuffer();
    const framed = sharp(box(faceSize + 2 * border, portrait.borderColor)).composite([{ input: face }]);
    return { bytes: await framed.png({ compressionLevel: 0 }).toBuffer(), border };
  } catch {
    return null;
  }
}

async function drawWords({ title, line, name, font, colours }: ShareCard, width: number): Promise<TextLayer[]> {
  const draw = (text: string, kind: keyof typeof boxes, colour: string) =>
    drawText(shorten(text, boxes[kind].maxLetters), { font, colour, width, ...boxes[kind] });
  const drawTitle = (text: string) => draw(text, 'title', colours.title);
  const heading = await drawTitle(title);
  const layers = heading
    ? [heading, await draw(line, 'line', colours.muted), await draw(name, 'name', colours.accent)]
    : [(await drawTitle(name)) ?? (await drawTitle('Vaya')), await draw(line, 'line', colours.muted)];
  return layers.filter((layer) => layer !== null);
}

interface TextLayer {
  bytes: Buffer;
  width: number;
  height: number;
  isRightToLeft: boolean;
}

interface TextStyle {
  font: BlogFont;
  colour: string;
  size: number;
  width: number;
  room: number;
  maxHeight: number;
}

/**
 * Drawn by Pango, which writes every script in its own direction. Letters that pile up are made smaller until they fit.
 * Null for text that leaves no mark, such as a Braille blank.
 */
async function drawText(
  text: string,
  { font, colour, size, width, room, maxHeight }: TextStyle,
): Promise<TextLayer | null> {
  const [file, family] = fonts[font];
  try {
    const { data, info } = await sharp({
      text: {
        text: `<span foreground="${colour}" font_features="lnum">${escapeHtml(text)}</span>`,
        font: `${family}, ${size}`,
        fontfile: join(import.meta.dirname, 'fonts', `${file}.ttf`),
        width: Math.round(width * room),
        wrap: 'word-char',
        rgba: true,
        dpi: 72,
      },
    })
      .resize({ width, height: maxHeight, fit: 'inside', withoutEnlargement: true })
      .png({ compressionLevel: 0 })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height, isRightToLeft: isRightToLeft(text) };
  } catch {
    return null;
  }
}

const isRightToLeft = (text: string): boolean =>
  /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u.test(text);

/** Servers have no font of emoji: they would be boxes. */
const emoji =
  /(?:(?![©®™])\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier})[\uFE0F\u200D]*|[\uFE0F\u20E3]/gu;

/** Cut after a word, where one ends in the second half. */
function shorten(text: string, maxLength: number): string {
  const letters = [
    ...text
      .replace(emoji, '')
      .replace(/[\p{Cc}\p{Cs}\p{Co}\p{Cn}\s]+/gu, ' ')
      .trim(),
  ];
  if (letters.length <= maxLength) return letters.join('');
  const kept = letters.slice(0, maxLength - 1).join('');
  const words = kept.slice(0, Math.max(0, kept.lastIndexOf(' ')));
  return `${(words.length > maxLength / 2 ? words : kept).replace(/(?<![\s\p{P}])[\s\p{P}]+$/u, '')}…`;
}
