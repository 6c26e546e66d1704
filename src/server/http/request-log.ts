import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import type { Secrets } from '../lib/secrets.ts';
import { clientAddress, clientId } from './request.ts';

/** The route instead of the address: a typed address may contain names or tokens. */
export const serializers = {
  req: ({ method, routeOptions }: FastifyRequest) => ({ method, route: routeOptions?.url ?? null }),
};

const probes = ['/api/health', '/api/ready', '/api/metrics'];

/** Probes call every few seconds: their successful responses are logged at debug level only. */
const isProbe = ({ routeOptions }: FastifyRequest): boolean => probes.includes(routeOptions?.url ?? '');

/** One line per request, once it is answered. Clients appear under pseudonymous ids, accounts under their ids. */
export class RequestLog extends LogController {
  private readonly secrets: Pick<Secrets, 'hash'>;

  constructor(secrets: Pick<Secrets, 'hash'>) {
    super();
    this.secrets = secrets;
  }

  override incomingRequest(): void {}

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    const fields = {
      req: request,
      res: reply,
      responseTime: reply.elapsedTime,
      client: clientId(this.secrets, clientAddress(request)),
      account: request.signedIn?.accountId,
    };
    if (error) reply.log.error({ ...fields, err: error }, 'request_aborted');
    else reply.log[isProbe(request) && reply.statusCode === 200 ? 'debug' : 'info'](fields, 'request_completed');
  }
}
