import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { busySeconds } from '../errors.ts';

/** In milliseconds: nobody is read sooner than they were told to come again. What came in a rest that was longer than the last of them has waited for too long. */
const [rest, hangUp, look, short] = [busySeconds * 1_000, 1_000, 50, 150];
/** Of the time of the event loop; less, and there is time to spare. */
const busyShare = 0.8;
/** How much of all the time may go into refusals: of a process that is busy, and of one that has time to spare. */
const [whileBusy, whileSpare] = [1 / 20, 1 / 4];
/** Microseconds that a refusal costs: as far as is known at first, and at the most that is believed. */
const [firstGuess, mostBelieved] = [40, 200];
/** Reading a request and letting its connection rest costs as much again as what is seen of it. */
const [unseen, weight] = [2, 1 / 64];

interface Rest {
  since: number;
  /** The request whose body was not all there; others are not held. */
  unread: IncomingMessage | null;
}

/**
 * Connections whose last request was turned away. To refuse costs nearly as much as to answer, so they are not read for
 * a while, and what came meanwhile has waited for too long to be answered. What is left of a body is never read.
 */
export class RestingConnections {
  /** Since when they rest, the longest first. */
  private readonly resting = new Map<Socket, Rest>();
  private readonly justWoken = new Set<Socket>();
  private timer: NodeJS.Timeout | undefined;
  private loop = performance.eventLoopUtilization();
  private cpu = process.threadCpuUsage();
  private isBusy = true;
  private refusal = firstGuess;

  /** Lets the connection of a request rest once its answer has left. */
  restAfter(request: IncomingMessage, response: ServerResponse): void {
    const began = performance.now();
    response.once('finish', () => {
      this.learn((performance.now() - began) * 1_000);
      if (request.complete) this.rest(request);
      // Node goes on reading what is left of a body, and does so once more after this.
      else setImmediate(() => this.rest(request));
    });
  }

  /** The same, but while there is time to spare it does not rest twice in a row. */
  restAgainAfter(request: IncomingMessage, response: ServerResponse): void {
    if (this.isBusy) this.restAfter(request, response);
  }

  /** For a body that takes its time to come: the connection is of no use afterwards. Who still sends needs time to hear so. */
  hangUpAfter(request: IncomingMessage, response: ServerResponse): void {
    const { socket } = request;
    response.setHeader('Connection', 'close');
    socket.destroySoon = () => socket.end();
    this.restAfter(request, response);
  }

  /** Whether what it says came while it was not read. */
  hasWaited(socket: Socket): boolean {
    return this.justWoken.delete(socket);
  }

  private rest(request: IncomingMessage): void {
    const { socket } = request;
    if (socket.destroyed || this.resting.has(socket)) return;
    socket.pause();
    this.resting.set(socket, { since: performance.now(), unread: request.complete ? null : request });
    this.timer ??= this.beginLooking();
  }

  private beginLooking(): NodeJS.Timeout {
    this.mostToWake();
    return setInterval(() => this.wake(), look).unref();
  }

  private wake(): void {
    const now = performance.now();
    let left = this.mostToWake();
    const until = this.isBusy ? now - rest : now;
    for (const [socket, { since, unread }] of this.resting) {
      if (since > until || left <= 0) break;
      const isOver = unread?.complete === false || socket.writableEnded;
      if (isOver && now - since < hangUp) continue;
      left -= 1;
      this.resting.delete(socket);
      if (isOver) socket.destroy();
      else if (!socket.destroyed) this.read(socket, now - since);
    }
    // What had come is read in this turn.
    setImmediate(() => this.justWoken.clear());
    if (this.resting.size > 0) return;
    clearInterval(this.timer);
    this.timer = undefined;
  }

  /** Each is likely to be refused once more. */
  private mostToWake(): number {
    const [loop, cpu] = [performance.eventLoopUtilization(), process.threadCpuUsage()];
    this.isBusy = performance.eventLoopUtilization(loop, this.loop).utilization > busyShare;
    const spent = cpu.user + cpu.system - this.cpu.user - this.cpu.system;
    [this.loop, this.cpu] = [loop, cpu];
    return (this.isBusy ? spent * whileBusy : look * 1_000 * whileSpare) / this.refusal;
  }

  private learn(microseconds: number): void {
    this.refusal += (Math.min(microseconds * unseen, mostBelieved) - this.refusal) * weight;
  }

  private read(socket: Socket, rested: number): void {
    if (rested > short) this.justWoken.add(socket);
    socket.resume();
  }
}
