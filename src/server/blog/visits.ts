import type { FastifyRequest } from 'fastify';
import { reasonOf } from '../background-work.ts';
import { DatabaseAway } from '../db/database-away.ts';
import type { Platform } from '../db/platform.ts';
import { inUnitOfWork } from '../db/unit-of-work.ts';
import { clientAddress } from '../http/client.ts';
import { utcDay } from '../lib/utc-day.ts';
import { isRobot } from './is-robot.ts';
import { referringHost } from './referring-host.ts';
import { otherHosts, Visitors } from './visitors.ts';
import { addVisits, listHosts, listVisits } from './visits.store.ts';

/** Beyond so many in a day, hosts of one blog are counted together. */
const mostHosts = 50;
const mostWaiting = 20_000;

export interface Visit {
  accountId: string;
  address: string;
  agent: string;
  referrer: string;
}

interface Count {
  views: number;
  visitors: number;
}

/** The visits of this process: counts wait here until they are written. */
export class Visits {
  readonly #platform: Platform;
  #day = '';
  #visitors = new Visitors();
  #waiting = new Map<string, Count>();
  #writing: Promise<void> = Promise.resolve();

  constructor(platform: Platform) {
    this.#platform = platform;
  }

  note({ accountId, address, agent, referrer }: Visit): void {
    if (isRobot(agent)) return;
    const day = utcDay(this.#platform.now());
    if (day !== this.#day) this.#begin(day);
    const host = referringHost(referrer, this.#platform.config.publicUrl);
    const counted = this.#visitors.add({ accountId, address, agent, host });
    if (counted) this.#count(`${accountId} ${day} ${counted.host}`, counted.isNew);
  }

  /** Adds what waits to what is written; what cannot be written now waits on. */
  write(): Promise<void> {
    this.#writing = this.#writing.then(() => this.#writeWaiting());
    return this.#writing;
  }

  #begin(day: string): void {
    this.#day = day;
    this.#visitors = new Visitors();
  }

  #count(key: string, isNew: boolean): void {
    const [accountId = '', day = ''] = key.split(' ');
    const place =
      this.#waiting.has(key) || this.#waiting.size < mostWaiting ? key : `${accountId} ${day} ${otherHosts}`;
    const count = this.#waiting.get(place) ?? { views: 0, visitors: 0 };
    this.#waiting.set(place, { views: count.views + 1, visitors: count.visitors + Number(isNew) });
  }

  async #writeWaiting(): Promise<void> {
    const waiting = this.#waiting;
    if (waiting.size === 0) return;
    this.#waiting = new Map();
    const blogs = Map.groupBy(waiting, ([key]) => key.slice(0, key.lastIndexOf(' ')));
    let isAway = false;
    for (const [blog, counts] of blogs) {
      const failure: unknown = isAway ? null : await this.#failureOf(blog, counts);
      if (failure) this.#platform.log.warn({ reason: reasonOf(failure) }, 'visit_write_failed');
      // Each would wait for a database that is silent, and a server that stops for all of them.
      isAway ||= failure instanceof DatabaseAway;
      if (isAway || failure) for (const [key, count] of counts) this.#putBack(key, count);
    }
  }

  #failureOf(blog: string, counts: readonly [string, Count][]): Promise<unknown> {
    return this.#writeBlog(blog, counts).then(
      () => null,
      (failure: unknown) => failure,
    );
  }

  /** In one order of hosts in every process: two who write the same ones do not wait for each other in a circle. */
  async #writeBlog(blog: string, counts: readonly [string, Count][]): Promise<void> {
    const [accountId = '', day = ''] = blog.split(' ');
    await inUnitOfWork(this.#platform, async ({ database: transaction }) => {
      const hosts = new Set(await listHosts(transaction, accountId, day));
      const rows = counts.map(([key, count]) => {
        const named = key.slice(blog.length + 1);
        const host = hosts.has(named) || named === '' || hosts.size < mostHosts ? named : otherHosts;
        hosts.add(host);
        return { accountId, day, host, ...count };
      });
      for (const row of rows.toSorted((one, other) => (one.host < other.host ? -1 : 1)))
        await addVisits(transaction, row);
    });
  }

  /** Not beyond its day: what cannot be written for so long never will be. */
  #putBack(key: string, { views, visitors }: Count): void {
    const count = this.#waiting.get(key) ?? { views: 0, visitors: 0 };
    if (key.split(' ')[1] === this.#day && (this.#waiting.size < mostWaiting || this.#waiting.has(key)))
      this.#waiting.set(key, { views: count.views + views, visitors: count.visitors + visitors });
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    visits: Visits;
  }
}

/** Counts an opened page. A prefetch of the browser is no visit. */
export function noteVisit(request: FastifyRequest, accountId: string): void {
  const { method, headers, server } = request;
  const purpose = `${headers['sec-purpose'] ?? ''} ${headers.purpose ?? ''}`;
  if (method !== 'GET' || /prefetch|prerender/.test(purpose)) return;
  const [agent, referrer] = [headers['user-agent'] ?? '', headers.referer ?? ''];
  server.visits.note({ accountId, address: clientAddress(request), agent, referrer });
}

/** How often a blog was opened on each of these days, and from where; for its owner. */
export const readVisits = (
  { database }: Pick<Platform, 'database'>,
  accountId: string,
  { from, to }: { from: string; to: string },
) => listVisits(database, accountId, from, to);
