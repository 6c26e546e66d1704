import type { IncomingMessage, ServerResponse } from 'node:http';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { Busy } from '../errors.ts';
import type { Line } from '../line.ts';
import { Admission } from './admission.ts';
import { clientAddress } from './client-address.ts';
import { watchCpuShare } from './cpu-share.ts';
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
    /** Once it is answered, or only waits for what has a line of its own. */
    leave: (() => void) | null;
    /** Whether its work goes on, also for somebody who hangs up. */
    isWorkedOn: boolean;
    /** Whether there was more to do than can be done. */
    isTurnedAway: boolean;
  }
}

/** Says of what is shed whatever its route whether it is to be refused; its connection rests then once that is answered. */
export interface Shedding {
  refuses(request: IncomingMessage, response: ServerResponse): boolean;
}

const busy = new Busy();

const sampleMs = 250;
/** Timers are late through our own work only where this thread had at least so much of a processor. */
const minOwnShare = 0.3;

/** Milliseconds that timers may be late, and that a place in a line is kept for somebody who still sends a picture. */
const [longestDelay, placeKept] = [500, 250];

/**
 * Turns away what could only wait, before any of its body is read and before the database is asked: who is answered is
 * answered soon. Where no delay is too long, numbers alone count.
 */
export async function shedLoad(app: FastifyInstance, maxEventLoopDelay = longestDelay): Promise<Shedding> {
  const isTimed = maxEventLoopDelay > 0;
  const admission = new Admission(isTimed);
  const connections = new RestingConnections();
  const refuse = (request: FastifyRequest, reply: FastifyReply): void => {
    if (request.routeOptions.config.takesParts) connections.hangUpAfter(request.raw, reply.raw);
    else connections.restAfter(request.raw, reply.raw);
    turnAway(request);
  };
  const refuseWhenBusy = (request: FastifyRequest, reply: FastifyReply): void => {
    const isLineLong = isTimed && lineOf(request)?.isLong(whoOf(request)) === true;
    if (isLineLong || admission.isFull()) refuse(request, reply);
  };
  const refuseLate = (request: FastifyRequest, reply: FastifyReply): void => {
    if (request.routeOptions.config.takesParts) connections.hangUpAfter(request.raw, reply.raw);
    else connections.restAgainAfter(request.raw, reply.raw);
    turnAway(request);
  };
  app.decorateRequest('leave', null);
  app.decorateRequest('isWorkedOn', false);
  app.decorateRequest('isTurnedAway', false);
  app.decorateRequest('begin', function begin(reply) {
    this.leave?.();
    refuseWhenBusy(this, reply);
    const [leave, leaveLine] = [admission.enter(), lineOf(this)?.enter(whoOf(this))];
    leaveAfter(this, reply, () => {
      leave();
      leaveLine?.();
    });
    this.isWorkedOn = true;
  });
  app.addHook('onRoute', giveBackAtTheEnd);
  app.addHook('onRequest', async (request, reply) => {
    if (isNeverShed(request)) return;
    if (connections.hasWaited(request.raw.socket)) refuseLate(request, reply);
    if (!hasBody(request)) return request.begin(reply);
    refuseWhenBusy(request, reply);
    if (request.routeOptions.config.takesParts) keepPlace(request, reply);
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
  await refuseWhenLate(app, maxEventLoopDelay);
  return {
    refuses(request, response) {
      if (connections.hasWaited(request.socket)) connections.restAgainAfter(request, response);
      else if (admission.isFull()) connections.restAfter(request, response);
      else return false;
      return true;
    },
  };
}

async function refuseWhenLate(app: FastifyInstance, maxEventLoopDelay: number): Promise<void> {
  const cpu = watchCpuShare(sampleMs);
  app.addHook('onClose', async () => cpu.stop());
  await app.register(underPressure, {
    maxEventLoopDelay,
    sampleInterval: sampleMs,
    pressureHandler: async (request) => {
      if (!isNeverShed(request) && cpu.share() > minOwnShare) turnAway(request);
    },
  });
}

function turnAway(request: FastifyRequest): never {
  request.isTurnedAway = true;
  throw busy;
}

/** A place in the line, for somebody who sends a picture at once. Who takes longer is counted when it is there. */
function keepPlace(request: FastifyRequest, reply: FastifyReply): void {
  const leave = lineOf(request)?.enter(whoOf(request));
  const timer = setTimeout(() => request.leave?.(), placeKept).unref();
  leaveAfter(request, reply, () => {
    clearTimeout(timer);
    leave?.();
  });
}

function leaveAfter(request: FastifyRequest, reply: FastifyReply, leave: () => void): void {
  request.leave = () => {
    request.leave = null;
    leave();
  };
  reply.raw.once('close', () => {
    if (!request.isWorkedOn) request.leave?.();
  });
}

/** Whoever has hung up is sent nothing: their place is given back when the handler has ended. */
function giveBackAtTheEnd(route: RouteOptions): void {
  const { handler } = route;
  route.handler = function handle(request, reply) {
    const end = () => {
      request.isWorkedOn = false;
      if (reply.raw.closed || request.socket.destroyed) request.leave?.();
    };
    const answer = handler.call(this, request, reply);
    if (answer instanceof Promise) void answer.then(end, end);
    else end();
    return answer;
  };
}

const isNeverShed = ({ routeOptions }: FastifyRequest): boolean => routeOptions.config.isNeverShed === true;

const lineOf = ({ routeOptions }: FastifyRequest): Line | undefined => routeOptions.config.line;

const whoOf = (request: FastifyRequest): string =>
  lineOf(request)?.each === 'address' ? clientAddress(request) : request.id;

/** Until it is there a request costs nothing, however long it takes: to count it would let a few slow ones keep all out. */
const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
