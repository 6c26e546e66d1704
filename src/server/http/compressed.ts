import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import type { FastifyRequest } from 'fastify';

export type Encoding = 'br' | 'gzip' | 'identity';

/** Compressed for the first request; the other encoding is added on demand. */
export type Compressed = Partial<Record<Stored, Buffer>>;
type Stored = Exclude<Encoding, 'identity'>;

const [zip, unzip] = [promisify(gzip), promisify(gunzip)];
const [brotli, unbrotli] = [promisify(brotliCompress), promisify(brotliDecompress)];
const codecs: Record<
  Stored,
  { compress: (bytes: Buffer) => Promise<Buffer>; decompress: (bytes: Buffer) => Promise<Buffer> }
> = {
  br: {
    compress: (bytes) => brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
    decompress: unbrotli,
  },
  gzip: { compress: (bytes) => zip(bytes, { level: 6 }), decompress: unzip },
};

export async function compressedFor(encoding: Encoding, bytes: Buffer): Promise<Compressed> {
  const stored = encoding === 'identity' ? 'gzip' : encoding;
  return { [stored]: await codecs[stored].compress(bytes) };
}

export async function encoded({ compressed }: { compressed: Compressed }, encoding: Encoding): Promise<Buffer> {
  const known = encoding === 'identity' ? undefined : compressed[encoding];
  if (known) return known;
  const { br, gzip = Buffer.alloc(0) } = compressed;
  const bytes = br ? await codecs.br.decompress(br) : await codecs.gzip.decompress(gzip);
  if (encoding === 'identity') return bytes;
  compressed[encoding] = await codecs[encoding].compress(bytes);
  return compressed[encoding];
}

/** Leaves room for the second encoding. */
export const sizeOf = ({ compressed: { br, gzip } }: { compressed: Compressed }): number =>
  Math.ceil(2.5 * (br ?? gzip ?? []).length) + 1_000;

export function encodingFor({ headers }: Pick<FastifyRequest, 'headers'>): Encoding {
  const accepted = String(headers['accept-encoding'] ?? '');
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
}
