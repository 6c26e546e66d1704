import { hostname } from 'node:os';
import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import type { Config } from '../config.ts';

export interface LogOutput {
  write(line: string): void;
}

const info = 30;
const sender = { pid: process.pid, hostname: hostname() };

/** A log line names the route, never the address as typed: there may be a name or a token in it. */
const routeOf = ({ method, routeOptions }: FastifyRequest) => ({ method, route: routeOptions.url ?? null });

export const serializers = { req: routeOf };

/** One line for a request, once it is answered: which route, what came of it and how long that took. */
export class OneLineARequest extends LogController {
  private readonly output: LogOutput;
  private readonly isWanted: boolean;

  constructor({ logLevel }: Config, output: LogOutput) {
    super();
    this.output = output;
    this.isWanted = logLevel === 'info' || logLevel === 'debug';
  }

  override incomingRequest(): void {}

  override requestCompleted(failure: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    if (failure) reply.log.error({ ...factsOf(request, reply), err: failure }, 'request errored');
    else if (this.isWanted) this.output.write(lineOf(request, reply));
  }
}

const factsOf = (request: FastifyRequest, reply: FastifyReply) => ({
  req: routeOf(request),
  res: { statusCode: reply.statusCode },
  responseTime: reply.elapsedTime,
});

/** The same line as the logger would write, at a third of its cost. */
const lineOf = (request: FastifyRequest, reply: FastifyReply): string =>
  `${JSON.stringify({
    level: info,
    time: Date.now(),
    ...sender,
    reqId: request.id,
    ...factsOf(request, reply),
    msg: 'request completed',
  })}\n`;
