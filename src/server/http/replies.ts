import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Compressed, encoded, encodingFor } from './compressed.ts';
import { matchesEtag } from './etag.ts';

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
