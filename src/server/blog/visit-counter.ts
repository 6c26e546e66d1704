import type { FastifyRequest } from 'fastify';
import { DatabaseUnavailable } from '../db/database-unavailable.ts';
import type { Platform } from '../db/platform.ts';
import { inUnitOfWork } from '../db/unit-of-work.ts';
import { reasonOf } from '../feature/background-work.ts';
import { clientAddress } from '../http/client.ts';
import { utcDay } from '../lib/time.ts';
import { DailyVisitors, otherHosts } from './daily-visitors.ts';
import { addVisits, listHosts } from './visits.store.ts';

/** Further hosts of a blog and day are counted as `otherHosts`. */
const maxHosts = 50;
const maxPending = 20_000;

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

/** Counts the visits of this process in memory until they are written. */
export class VisitCounter {
  readonly #platform: Platform;
  #day = '';
  #visitors = new DailyVisitors();
  #pending = new Map<string, Count>();
  #writing: Promise<void> = Promise.resolve();

  constructor(platform: Platform) {
    this.#platform = platform;
  }

  note({ accountId, address, agent, referrer }: Visit): void {
    if (isRobot(agent)) return;
    const day = utcDay(this.#platform.now());
    if (day !== this.#day) this.#startDay(day);
    const host = referringHost(referrer, this.#platform.config.publicUrl);
    const counted = this.#visitors.add({ accountId, address, agent, host });
    if (counted) this.#count(`${accountId} ${day} ${counted.host}`, counted.isNew);
  }

  /** Counts that fail to be written stay pending. */
  write(): Promise<void> {
    this.#writing = this.#writing.then(() => this.#writePending());
    return this.#writing;
  }

  #startDay(day: string): void {
    this.#day = day;
    this.#visitors = new DailyVisitors();
  }

  #count(key: string, isNew: boolean): void {
    const [accountId = '', day = ''] = key.split(' ');
    const bucket =
      this.#pending.has(key) || this.#pending.size < maxPending ? key : `${accountId} ${day} ${otherHosts}`;
    const count = this.#pending.get(bucket) ?? { views: 0, visitors: 0 };
    this.#pending.set(bucket, { views: count.views + 1, visitors: count.visitors + Number(isNew) });
  }

  async #writePending(): Promise<void> {
    const pending = this.#pending;
    if (pending.size === 0) return;
    this.#pending = new Map();
    const blogs = Map.groupBy(pending, ([key]) => key.slice(0, key.lastIndexOf(' ')));
    let isUnavailable = false;
    for (const [blog, counts] of blogs) {
      const failure: unknown = isUnavailable ? null : await this.#failureOf(blog, counts);
      if (failure) this.#platform.log.warn({ reason: reasonOf(failure) }, 'visit_write_failed');
      // Further writes would each wait for the timeout and delay a shutdown.
      isUnavailable ||= failure instanceof DatabaseUnavailable;
      if (isUnavailable || failure) for (const [key, count] of counts) this.#putBack(key, count);
    }
  }

  #failureOf(blog: string, counts: readonly [string, Count][]): Promise<unknown> {
    return this.#writeBlog(blog, counts).then(
      () => null,
      (failure: unknown) => failure,
    );
  }

  /** Rows are written in the order of hosts, so that two processes cannot deadlock. */
  async #writeBlog(blog: string, counts: readonly [string, Count][]): Promise<void> {
    const [accountId = '', day = ''] = blog.split(' ');
    await inUnitOfWork(this.#platform, async ({ database: transaction }) => {
      const hosts = new Set(await listHosts(transaction, accountId, day));
      const rows = counts.map(([key, count]) => {
        const host = key.slice(blog.length + 1);
        const counted = hosts.has(host) || host === '' || hosts.size < maxHosts ? host : otherHosts;
        hosts.add(counted);
        return { accountId, day, host: counted, ...count };
      });
      for (const row of rows.toSorted((one, other) => (one.host < other.host ? -1 : 1)))
        await addVisits(transaction, row);
    });
  }

  /** Drops counts of earlier days, so that a long outage does not fill the memory. */
  #putBack(key: string, { views, visitors }: Count): void {
    const count = this.#pending.get(key) ?? { views: 0, visitors: 0 };
    if (key.split(' ')[1] === this.#day && (this.#pending.size < maxPending || this.#pending.has(key)))
      this.#pending.set(key, { views: count.views + views, visitors: count.visitors + visitors });
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    visits: VisitCounter;
  }
}

/** Browser prefetches do not count. */
export function noteVisit(request: FastifyRequest, accountId: string): void {
  const { method, headers, server } = request;
  const purpose = `${headers['sec-purpose'] ?? ''} ${headers.purpose ?? ''}`;
  if (method !== 'GET' || /prefetch|prerender/.test(purpose)) return;
  const [agent, referrer] = [headers['user-agent'] ?? '', headers.referer ?? ''];
  server.visits.note({ accountId, address: clientAddress(request), agent, referrer });
}

/** Self-declared robots, tools, and agents that are no browser. Cubot is a phone brand. */
const robots =
  /(?<!\bcu)bot(?:\b|_)|crawl|spider|slurp|preview|facebookexternalhit|whatsapp|telegram|embedly|monitor|lighthouse|headless|curl|wget|python|java\/|okhttp|go-http|axios|libwww|scrapy|httpclient/i;

const isRobot = (agent: string): boolean => !/^Mozilla\/\d/.test(agent) || robots.test(agent);

/** Empty for our own pages and for values that are not host names. */
function referringHost(referrer: string, ownUrl: string): string {
  const host = hostIn(referrer);
  if (host === '' || host === hostIn(ownUrl)) return '';
  return /^(?:[a-z\d-]{1,63}\.)+[a-z][a-z\d-]{1,62}$/.test(host) && host.length <= 100 ? host : '';
}

const hostIn = (address: string): string =>
  /^https?:\/\//i.test(address) && URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : '';
