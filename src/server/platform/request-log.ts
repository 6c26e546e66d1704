import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';

/** A log line names the route, never the address as typed: a query may carry a token. */
export const serializers = {
  req: ({ id, method, url }: { id: string; method: string; url: string }) => ({ id, method, path: url.split('?')[0] }),
};

/** One line for a request, once it is answered: who called, what came of it and how long that took. */
export class OneLineARequest extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(failure: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    const facts = { req: request, res: reply, responseTime: reply.elapsedTime };
    if (failure) reply.log.error({ ...facts, err: failure }, 'request errored');
    else reply.log.info(facts, 'request completed');
  }
}
