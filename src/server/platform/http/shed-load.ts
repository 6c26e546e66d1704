import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Busy } from '../errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the route is answered however busy the process is. */
    isNeverShed?: boolean;
    /** Whether its handler reads a body that may take its time to come. */
    takesParts?: boolean;
  }
}

const mostInFlight = 64;
/** Milliseconds that timers may be late. */
const longestDelay = 500;

/**
 * Turns away what could only wait: who is answered is answered soon. A process that falls behind shows it by requests
 * that are not answered yet, or, where its own work takes all of its time, by timers that are late.
 */
export async function shedLoad(app: FastifyInstance, maxEventLoopDelay = longestDelay): Promise<void> {
  let inFlight = 0;
  const begin = (request: FastifyRequest, reply: FastifyReply): void => {
    if (inFlight >= mostInFlight && !isNeverShed(request)) throw new Busy();
    inFlight += 1;
    reply.raw.once('close', () => {
      inFlight -= 1;
    });
  };
  app.addHook('onRequest', async (request, reply) => {
    if (!hasBody(request)) begin(request, reply);
    else if (inFlight >= mostInFlight) throw new Busy();
  });
  app.addHook('preValidation', async (request, reply) => {
    if (hasBody(request) && !request.routeOptions.config.takesParts) begin(request, reply);
  });
  await app.register(underPressure, {
    maxEventLoopDelay,
    sampleInterval: 250,
    pressureHandler: async (request) => {
      if (!isNeverShed(request)) throw new Busy();
    },
  });
}

const isNeverShed = ({ routeOptions }: FastifyRequest): boolean => routeOptions.config.isNeverShed === true;

/** Until it is there a request costs nothing, however long it takes: to count it would let a few slow ones keep all out. */
const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
