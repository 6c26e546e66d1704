import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const worthIt = 4_000;
const zipped = promisify(gzip);

/** An answer that is written already: JSON that the database holds as it is sent, or a file. A long one is packed, off the main thread. */
export class WrittenReply {
  readonly text: string;
  readonly headers: Record<string, string>;

  constructor(text: string, headers: Record<string, string> = { 'Content-Type': 'application/json; charset=utf-8' }) {
    this.text = text;
    this.headers = headers;
  }

  async send(request: FastifyRequest, reply: FastifyReply): Promise<string | Buffer> {
    reply.headers(this.headers).header('Vary', 'Accept-Encoding');
    if (this.text.length < worthIt || !/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return this.text;
    reply.header('Content-Encoding', 'gzip');
    return zipped(this.text, { level: constants.Z_BEST_SPEED });
  }
}
