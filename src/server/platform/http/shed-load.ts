import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Busy } from '../errors.ts';
import type { Line } from '../line.ts';
import { Admission } from './admission.ts';
import { clientAddress } from './client-address.ts';
import { RestingConnections } from './resting-connections.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the route is answered however busy the process is. */
    isNeverShed?: boolean;
    /** Whether its handler reads a body that may take its time to come. */
    takesParts?: boolean;
    /** What each of its calls waits for. */
    line?: Line;
  }
  interface FastifyRequest {
    /** Lets it be worked on, now that all of it is there, unless that could only wait. */
    begin(reply: FastifyReply): void;
    /** Once it is answered. */
    leave: (() => void) | null;
  }
}

const busy = new Busy();

/** Milliseconds that timers may be late. */
const longestDelay = 500;

/**
 * Turns away what could only wait, before any of its body is read and before the database is asked: who is answered is
 * answered soon. Where no delay is too long, numbers alone count.
 */
export async function shedLoad(app: FastifyInstance, maxEventLoopDelay = longestDelay): Promise<void> {
  const isTimed = maxEventLoopDelay > 0;
  const admission = new Admission(isTimed);
  const connections = new RestingConnections();
  const refuse = (request: FastifyRequest, reply: FastifyReply): never => {
    connections.restAfter(request.raw, reply.raw);
    throw busy;
  };
  const refuseWhenBusy = (request: FastifyRequest, reply: FastifyReply): void => {
    const isLineLong = isTimed && lineOf(request)?.isLong(whoOf(request)) === true;
    if (isLineLong || admission.isFull()) refuse(request, reply);
  };
  const refuseLate = ({ raw }: FastifyRequest, reply: FastifyReply): never => {
    connections.restAgainAfter(raw, reply.raw);
    throw busy;
  };
  app.decorateRequest('leave', null);
  app.decorateRequest('begin', function begin(reply) {
    refuseWhenBusy(this, reply);
    const leaving = [admission.enter(), lineOf(this)?.enter(whoOf(this))];
    this.leave = () => {
      for (const leave of leaving.splice(0)) leave?.();
    };
    reply.raw.once('close', this.leave);
  });
  app.addHook('onRequest', async (request, reply) => {
    if (isNeverShed(request)) return;
    if (connections.hasWaited(request.raw.socket)) refuseLate(request, reply);
    else if (hasBody(request)) refuseWhenBusy(request, reply);
    else request.begin(reply);
  });
  app.addHook('preValidation', async (request, reply) => {
    const { takesParts } = request.routeOptions.config;
    if (hasBody(request) && !takesParts && !isNeverShed(request)) request.begin(reply);
  });
  // How long the answer is on its way depends on who reads it.
  app.addHook('onSend', (request, _reply, _payload, next) => {
    request.leave?.();
    next();
  });
  await app.register(underPressure, {
    maxEventLoopDelay,
    sampleInterval: 250,
    pressureHandler: async (request) => {
      if (!isNeverShed(request)) throw busy;
    },
  });
}

const isNeverShed = ({ routeOptions }: FastifyRequest): boolean => routeOptions.config.isNeverShed === true;

const lineOf = ({ routeOptions }: FastifyRequest): Line | undefined => routeOptions.config.line;

const whoOf = (request: FastifyRequest): string =>
  lineOf(request)?.each === 'address' ? clientAddress(request) : request.id;

/** Until it is there a request costs nothing, however long it takes: to count it would let a few slow ones keep all out. */
const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
