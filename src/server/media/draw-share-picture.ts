import { join } from 'node:path';
import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import { escapeHtml } from '../http/escape-html.ts';
import type { ShareTask } from './drawing-process.ts';

const fontfile = join(import.meta.dirname, 'inter-semibold.ttf');
const [margin, gap] = [72, 20];
const maxLineHeight = 120;
const maxLetters = { title: 90, line: 80 };

/** A page's words on its picture, or on its colour where there is none. */
export async function drawSharePicture({ text, picture, width, height }: ShareTask): Promise<Uint8Array> {
  const textWidth = width - 2 * margin;
  const line = await textLayer(cut(text.line, maxLetters.line), 32, { width: textWidth, height: maxLineHeight });
  const lineTop = height - margin - (line?.height ?? 0);
  const titleBox = { width: textWidth, height: lineTop - gap - margin };
  const title =
    (await textLayer(cut(text.title, maxLetters.title), sizeFor(text.title), titleBox)) ??
    (await textLayer('Vaya', sizeFor('Vaya'), titleBox));
  const layers: OverlayOptions[] = [
    { input: Buffer.from(shade(width, height)) },
    ...(title ? [{ input: title.bytes, left: margin, top: lineTop - gap - title.height }] : []),
    ...(line ? [{ input: line.bytes, left: margin, top: lineTop }] : []),
  ];
  const composed = (background: Sharp) => background.composite(layers).jpeg({ quality: 82 }).toBuffer();
  const plain = () => sharp({ create: { width, height, channels: 3, background: text.background } });
  if (picture === null) return composed(plain());
  return composed(sharp(picture).resize(width, height, { fit: 'cover' }).removeAlpha()).catch(() => composed(plain()));
}

/** Dark enough beneath the text, whatever the picture is. */
const shade = (width: number, height: number): string =>
  `<svg width="${width}" height="${height}" xmlns="http://www.w3.org/2000/svg"><defs><linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop offset="0.2" stop-color="#08131a" stop-opacity="0.15"/><stop offset="1" stop-color="#08131a" stop-opacity="0.86"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#s)"/></svg>`;

/**
 * Drawn by Pango, which writes every script in its own direction. Letters that pile up are made smaller until they fit.
 * Null for text that leaves no mark, such as a Braille blank.
 */
async function textLayer(text: string, size: number, { width, height }: { width: number; height: number }) {
  try {
    const { data, info } = await sharp({
      text: {
        text: `<span foreground="#ffffff">${escapeHtml(text)}</span>`,
        font: `Inter SemiBold, ${size}`,
        fontfile,
        width,
        wrap: 'word-char',
        rgba: true,
        dpi: 72,
      },
    })
      .resize({ width, height, fit: 'inside', withoutEnlargement: true })
      .png({ compressionLevel: 0 })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, height: info.height };
  } catch {
    return null;
  }
}

const sizeFor = ({ length }: string): number => (length <= 24 ? 80 : length <= 48 ? 64 : 52);

function cut(text: string, maxLength: number): string {
  const letters = [...text.replace(/[\p{Cc}\p{Cs}\p{Co}\p{Cn}\s]+/gu, ' ').trim()];
  return letters.length <= maxLength ? letters.join('') : `${letters.slice(0, maxLength - 1).join('')}…`;
}
