import { hostname } from 'node:os';
import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import type { Platform } from '../platform.ts';
import { clientAddress } from './client-address.ts';
import { clientMark } from './client-mark.ts';

export interface LogOutput {
  write(line: string): void;
}

const info = 30;
/** For so long, in milliseconds, those who are turned away are counted before a line tells of them. */
const together = 1_000;
const sender = { pid: process.pid, hostname: hostname() };

/** A log line names the route, never the address as typed: there may be a name or a token in it. */
const routeOf = ({ method, routeOptions }: FastifyRequest) => ({ method, route: routeOptions.url ?? null });

export const serializers = { req: routeOf };

/**
 * One line for a request, once it is answered: which route, what came of it and how long that took, and whose it was as
 * far as a log may know: the mark of the client and the id of who is signed in. All that were turned
 * away in a second have one together: to write of each costs a quarter of a refusal.
 */
export class OneLineARequest extends LogController {
  private readonly secrets: Platform['secrets'];
  private readonly output: LogOutput;
  private readonly isWanted: boolean;
  private turnedAway = 0;

  constructor({ config: { logLevel }, secrets }: Platform, output: LogOutput) {
    super();
    this.secrets = secrets;
    this.output = output;
    this.isWanted = logLevel === 'info' || logLevel === 'debug';
  }

  override incomingRequest(): void {}

  override requestCompleted(failure: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    if (failure) reply.log.error({ ...this.factsOf(request, reply), err: failure }, 'request errored');
    else if (request.isTurnedAway) this.countTurnedAway();
    else if (this.isWanted) this.output.write(this.lineOf(request, reply));
  }

  /** What was counted and not told yet. */
  tellTurnedAway(): void {
    if (this.turnedAway === 0) return;
    const [facts, msg] = [{ turnedAway: this.turnedAway }, 'requests were turned away: there is too much to do'];
    this.output.write(`${JSON.stringify({ level: info, time: Date.now(), ...sender, ...facts, msg })}\n`);
    this.turnedAway = 0;
  }

  countTurnedAway(): void {
    if (!this.isWanted) return;
    if (this.turnedAway === 0) setTimeout(() => this.tellTurnedAway(), together).unref();
    this.turnedAway += 1;
  }

  private factsOf(request: FastifyRequest, reply: FastifyReply) {
    return {
      req: routeOf(request),
      res: { statusCode: reply.statusCode },
      responseTime: reply.elapsedTime,
      client: clientMark(this.secrets, clientAddress(request)),
      account: request.signedIn?.accountId,
    };
  }

  /** The same line as the logger would write, at a third of its cost. */
  private lineOf(request: FastifyRequest, reply: FastifyReply): string {
    const facts = { level: info, time: Date.now(), ...sender, reqId: request.id, ...this.factsOf(request, reply) };
    return `${JSON.stringify({ ...facts, msg: 'request completed' })}\n`;
  }
}
