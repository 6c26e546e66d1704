import { join } from 'node:path';
import type { OverlayOptions, Sharp } from 'sharp';
import type { ShareWords } from '#contract/blog-document.ts';
import { escapeHtml } from '../platform/http/escape-html.ts';
import { limitConcurrency } from '../platform/limit-concurrency.ts';

export const [shareWidth, shareHeight] = [1200, 630];

const fontfile = join(import.meta.dirname, 'inter-semibold.ttf');
const [margin, gap] = [72, 20];
const longest = { title: 90, line: 80 };
const inTurn = limitConcurrency({ atOnce: 1, inLine: 100 });

/** Draws what stands for a page where it is shared: its words upon its picture, or upon its colour. */
export const drawSharePicture = (words: DrawnWords, picture: Uint8Array | null): Promise<Buffer> =>
  inTurn(async () => {
    const { default: sharp } = await import('sharp');
    const [title, line] = await Promise.all([
      written(sharp, cut(words.title, longest.title), sizeFor(words.title)),
      written(sharp, cut(words.line, longest.line), 32),
    ]);
    const ground = picture === null ? plain(sharp, words) : upon(sharp, picture);
    const lineTop = shareHeight - margin - line.height;
    const titleTop = Math.max(margin, lineTop - gap - title.height);
    const layers: OverlayOptions[] = [
      { input: Buffer.from(shade) },
      { input: title.bytes, left: margin, top: titleTop },
      { input: line.bytes, left: margin, top: lineTop },
    ];
    return ground.composite(layers).jpeg({ quality: 82 }).toBuffer();
  });

/** With the colour, '#rrggbb', where there is no picture. */
interface DrawnWords extends ShareWords {
  background: string;
}

type Drawing = typeof import('sharp').default;

const upon = (sharp: Drawing, picture: Uint8Array): Sharp =>
  sharp(picture).resize(shareWidth, shareHeight, { fit: 'cover' }).removeAlpha();

const plain = (sharp: Drawing, { background }: DrawnWords): Sharp =>
  sharp({ create: { width: shareWidth, height: shareHeight, channels: 3, background } });

/** Dark enough beneath the words, whatever the picture is. */
const shade = `<svg width="${shareWidth}" height="${shareHeight}" xmlns="http://www.w3.org/2000/svg"><defs><linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop offset="0.2" stop-color="#08131a" stop-opacity="0.15"/><stop offset="1" stop-color="#08131a" stop-opacity="0.86"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#s)"/></svg>`;

/** By Pango, which writes every script, and from right to left where that is how it is written. */
async function written(sharp: Drawing, text: string, size: number) {
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="#ffffff">${escapeHtml(text)}</span>`,
      font: `Inter SemiBold ${size}`,
      fontfile,
      width: shareWidth - 2 * margin,
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
