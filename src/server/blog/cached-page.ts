import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

export interface CachedPage {
  /** Null when the page must not be confirmed with a 304. */
  etag: string | null;
  policy: string;
  compressed: Compressed;
}

/** Compressed for the first request; the other encoding is added on demand. */
type Compressed = Partial<Record<Stored, Buffer>>;
type Stored = Exclude<Encoding, 'identity'>;

const [zip, unzip] = [promisify(gzip), promisify(gunzip)];
const [brotli, unbrotli] = [promisify(brotliCompress), promisify(brotliDecompress)];
const codecs: Record<
  Stored,
  { compress: (html: Buffer) => Promise<Buffer>; decompress: (bytes: Buffer) => Promise<Buffer> }
> = {
  br: {
    compress: (html) => brotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
    decompress: unbrotli,
  },
  gzip: { compress: (html) => zip(html, { level: 6 }), decompress: unzip },
};

export async function compressedFor(encoding: Encoding, html: Buffer): Promise<Compressed> {
  const stored = encoding === 'identity' ? 'gzip' : encoding;
  return { [stored]: await codecs[stored].compress(html) };
}

export async function encoded({ compressed }: CachedPage, encoding: Encoding): Promise<Buffer> {
  const known = encoding === 'identity' ? undefined : compressed[encoding];
  if (known) return known;
  const { br, gzip = Buffer.alloc(0) } = compressed;
  const html = br ? await codecs.br.decompress(br) : await codecs.gzip.decompress(gzip);
  if (encoding === 'identity') return html;
  compressed[encoding] = await codecs[encoding].compress(html);
  return compressed[encoding];
}

/** Leaves room for the second encoding. */
export const sizeOf = ({ compressed: { br, gzip } }: CachedPage): number =>
  Math.ceil(2.5 * (br ?? gzip ?? []).length) + 1_000;
