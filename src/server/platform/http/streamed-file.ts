import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** A file that is made while it is sent: no more of it is in memory than its reader has not taken yet. */
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
