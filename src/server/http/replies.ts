import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A reply with a Set-Cookie header. */
export class WithCookie<Answer> {
  readonly answer: Answer;
  readonly cookie: string;

  constructor(answer: Answer, cookie: string) {
    this.answer = answer;
    this.cookie = cookie;
  }

  send(reply: FastifyReply): Answer {
    reply.header('Set-Cookie', this.cookie);
    return this.answer;
  }
}

/** A file that is generated while it is sent. */
export class StreamedFile {
  readonly chunks: AsyncIterable<Uint8Array>;
  readonly headers: Record<string, string>;

  constructor(chunks: AsyncIterable<Uint8Array>, headers: Record<string, string>) {
    this.chunks = chunks;
    this.headers = headers;
  }

  send(reply: FastifyReply): FastifyReply {
    return reply.headers(this.headers).send(Readable.from(this.chunks, { objectMode: false, highWaterMark: 65_536 }));
  }
}

const minGzipLength = 4_000;
const gzipAsync = promisify(gzip);

/** A reply that is text already, such as JSON from the database. Long ones are compressed off the main thread. */
export class WrittenReply {
  readonly text: string;
  readonly headers: Record<string, string>;

  constructor(text: string, headers: Record<string, string> = { 'Content-Type': 'application/json; charset=utf-8' }) {
    this.text = text;
    this.headers = headers;
  }

  async send(request: FastifyRequest, reply: FastifyReply): Promise<string | Buffer> {
    reply.headers(this.headers).header('Vary', 'Accept-Encoding');
    if (this.text.length < minGzipLength || !/\bgzip\b/.test(request.headers['accept-encoding'] ?? ''))
      return this.text;
    reply.header('Content-Encoding', 'gzip');
    return gzipAsync(this.text, { level: constants.Z_BEST_SPEED });
  }
}

/** JSON for every visitor, compressed once. A client asks again each time, and gets a 304 while nothing has changed. */
export class CachedReply {
  readonly etag: string;
  readonly compressed: Compressed;

  constructor(etag: string, compressed: Compressed) {
    this.etag = etag;
    this.compressed = compressed;
  }

  async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    reply.headers({ ETag: this.etag, 'Cache-Control': 'private, no-cache', Vary: 'Accept-Encoding, Authorization' });
    if (matchesEtag(request, this.etag)) return reply.code(304).send();
    const encoding = encodingFor(request);
    if (encoding !== 'identity') reply.header('Content-Encoding', encoding);
    return reply.type('application/json; charset=utf-8').send(await encoded(this, encoding));
  }
}

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

/** A weak ETag of the content alone. */
export function etagOf(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return `W/"${hash.digest('base64url').slice(0, 22)}"`;
}

/** Longer than any browser or proxy sends; a longer header is ignored. */
const maxHeaderLength = 1_000;

export function matchesEtag({ headers }: FastifyRequest, etag: string): boolean {
  const header = headers['if-none-match'] ?? '';
  if (header.length > maxHeaderLength) return false;
  const tags = header.split(',').map((tag) => tag.trim());
  return tags.includes(etag) || tags.includes('*');
}
