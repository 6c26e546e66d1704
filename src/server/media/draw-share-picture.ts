import { join } from 'node:path';
import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import { escapeHtml } from '../platform/http/escape-html.ts';
import type { ShareTask } from './drawing-process.ts';

const fontfile = join(import.meta.dirname, 'inter-semibold.ttf');
const [margin, gap] = [72, 20];
const longest = { title: 90, line: 80 };

/** What stands for a page where it is shared: its words upon its picture, or upon its colour where that cannot be read. */
export async function drawSharePicture({ words, picture, width, height }: ShareTask): Promise<Uint8Array> {
  const [title, line] = [
    await written(cut(words.title, longest.title), sizeFor(words.title), width),
    await written(cut(words.line, longest.line), 32, width),
  ];
  const lineTop = height - margin - line.height;
  const layers: OverlayOptions[] = [
    { input: Buffer.from(shade(width, height)) },
    { input: title.bytes, left: margin, top: Math.max(margin, lineTop - gap - title.height) },
    { input: line.bytes, left: margin, top: lineTop },
  ];
  const upon = (ground: Sharp) => ground.composite(layers).jpeg({ quality: 82 }).toBuffer();
  const plain = () => sharp({ create: { width, height, channels: 3, background: words.background } });
  if (picture === null) return upon(plain());
  return upon(sharp(picture).resize(width, height, { fit: 'cover' }).removeAlpha()).catch(() => upon(plain()));
}

/** Dark enough beneath the words, whatever the picture is. */
const shade = (width: number, height: number): string =>
  `<svg width="${width}" height="${height}" xmlns="http://www.w3.org/2000/svg"><defs><linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop offset="0.2" stop-color="#08131a" stop-opacity="0.15"/><stop offset="1" stop-color="#08131a" stop-opacity="0.86"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#s)"/></svg>`;

/** By Pango, which writes every script, and from right to left where that is how it is written. */
async function written(text: string, size: number, width: number) {
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="#ffffff">${escapeHtml(text)}</span>`,
      font: `Inter SemiBold ${size}`,
      fontfile,
      width: width - 2 * margin,
      wrap: 'word-char',
      rgba: true,
      dpi: 72,
    },
  })
    .png({ compressionLevel: 0 })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, height: info.height };
}

const sizeFor = ({ length }: string): number => (length <= 24 ? 80 : length <= 48 ? 64 : 52);

/** What a font cannot write would be refused as no text at all. */
function cut(text: string, most: number): string {
  const letters = [...text.replace(/[\p{Cc}\p{Cs}\p{Co}\p{Cn}\s]+/gu, ' ').trim()];
  if (!letters.some((letter) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(letter))) return 'Vaya';
  return letters.length <= most ? letters.join('') : `${letters.slice(0, most - 1).join('')}…`;
}
