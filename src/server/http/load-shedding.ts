import { getHeapStatistics } from 'node:v8';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Busy } from '../lib/errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Exempts a route from load shedding and rate limits. */
    answersUnderLoad?: true;
    /** The handler reads a multipart body. */
    takesParts?: true;
  }
}

const maxInFlight = 64;
const [maxEventLoopDelayMs, sampleMs] = [500, 250];
const maxHeapShare = 0.9;
const minCpuShare = 0.3;

/** Answers 503 at once to what could only wait. */
export async function shedLoad(app: FastifyInstance): Promise<void> {
  limitRequestsInFlight(app);
  const cpuShare = watchCpuShare();
  await app.register(underPressure, {
    maxEventLoopDelay: maxEventLoopDelayMs,
    maxHeapUsedBytes: getHeapStatistics().heap_size_limit * maxHeapShare,
    sampleInterval: sampleMs,
    pressureHandler: async ({ routeOptions: { config } }, _reply, type) => {
      // On a machine that is short of CPU the event loop is late without having too much to do.
      const isOverloaded = type !== underPressure.TYPE_EVENT_LOOP_DELAY || cpuShare() > minCpuShare;
      if (isOverloaded && !config.answersUnderLoad) throw new Busy();
    },
  });
}

/** A request counts from when its body has arrived until its response is ready, so slow clients take no one's place. */
function limitRequestsInFlight(app: FastifyInstance): void {
  const inFlight = new Set<FastifyRequest>();
  const refuseIfFull = () => {
    if (inFlight.size >= maxInFlight) throw new Busy();
  };
  const enter = (request: FastifyRequest, reply: FastifyReply) => {
    refuseIfFull();
    inFlight.add(request);
    reply.raw.once('close', () => inFlight.delete(request));
  };
  app.addHook('onRequest', async (request, reply) => {
    if (!isCounted(request)) return;
    if (hasBody(request)) refuseIfFull();
    else enter(request, reply);
  });
  app.addHook('preValidation', async (request, reply) => {
    const { takesParts } = request.routeOptions.config;
    if (isCounted(request) && hasBody(request) && !takesParts) enter(request, reply);
  });
  app.addHook('onSend', async (request) => void inFlight.delete(request));
}

/** Pictures and pages have queues and caches of their own. */
const isCounted = ({ routeOptions: { url, config } }: FastifyRequest): boolean =>
  url?.startsWith('/api/') === true && !config.answersUnderLoad;

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** The CPU share of this thread over the last sample, measured when asked. */
function watchCpuShare(): () => number {
  let [usage, at, share] = [process.threadCpuUsage(), performance.now(), 0];
  return () => {
    const elapsedMs = performance.now() - at;
    if (elapsedMs < sampleMs) return share;
    const { user, system } = process.threadCpuUsage(usage);
    share = (user + system) / 1_000 / elapsedMs;
    [usage, at] = [process.threadCpuUsage(), performance.now()];
    return share;
  };
}
