import { hash, randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { type BlogVisitsReply, maxVisitedRows } from '#contract/blog.ts';
import { DatabaseUnavailable } from '../db/database-errors.ts';
import type { Platform } from '../db/platform.ts';
import { inUnitOfWork } from '../db/unit-of-work.ts';
import { reasonOf } from '../feature/background-work.ts';
import type { SignedIn } from '../http/access.ts';
import { clientAddress } from '../http/request.ts';
import { Forbidden } from '../lib/errors.ts';
import { dayMs, utcDay } from '../lib/time.ts';
import { addTripVisits, addVisits, countFollowers, listHosts, listTripVisits, listVisits } from './visits.store.ts';

const reportedDays = 30;
const always = { from: '0000', to: '9999' };

/** Includes days without visits. */
export async function readBlogVisits(
  { database, now }: Platform,
  { id, by }: { id: string; by: Pick<SignedIn, 'accountId'> },
): Promise<BlogVisitsReply> {
  if (by.accountId !== id) throw new Forbidden();
  const days = Array.from({ length: reportedDays }, (_, index) => utcDay(now() - (reportedDays - 1 - index) * dayMs));
  const period = { from: days[0] ?? '', to: days.at(-1) ?? '' };
  const rows = await listVisits(database, id, period);
  const [ofDay, ofHost] = [Map.groupBy(rows, ({ day }) => day), Map.groupBy(rows, ({ host }) => host)];
  const hosts = [...ofHost].map(([host, counts]) => ({ host, ...sumOf(counts) }));
  const trips = await listTripVisits(database, id, period);
  return {
    days: days.map((day) => ({ day, ...sumOf(ofDay.get(day) ?? []) })),
    hosts: hosts.toSorted((one, other) => other.views - one.views).slice(0, maxVisitedRows),
    trips: trips.slice(0, maxVisitedRows),
    followers: await countFollowers(database, id),
  };
}

interface Counted {
  views: number;
  visitors: number;
}

const sumOf = (counts: readonly Counted[]): Counted => ({
  views: counts.reduce((sum, { views }) => sum + views, 0),
  visitors: counts.reduce((sum, { visitors }) => sum + visitors, 0),
});

export const readAllVisits = async ({ database }: Pick<Platform, 'database'>, accountId: string) => ({
  days: await listVisits(database, accountId, always),
  trips: await listTripVisits(database, accountId, always),
  followers: await countFollowers(database, accountId),
});

/** The name under which hosts beyond the limits are counted together. */
export const otherHosts = 'other';

/** Per blog and day. */
const maxHosts = 50;
/** Devices behind one address, such as an office; more user agents than that are made up. */
const maxAgents = 10;
/** Further views of a visitor to a blog would let one person inflate the counts. */
const maxViews = 30;
const maxHostsPerAddress = 3;
const maxAddresses = 100_000;

export interface Visit {
  accountId: string;
  /** Null for the page of the creator. */
  tripId: string | null;
  address: string;
  agent: string;
  referrer: string;
}

interface Count {
  views: number;
  visitors: number;
}

/** What waits to be written of one blog and day. */
interface Pending {
  accountId: string;
  day: string;
  hosts: Map<string, Count>;
  trips: Map<string, number>;
}

/** What one address has visited of one blog today: the views of each user agent, and the hosts it came from. */
interface Visitor {
  views: Map<string, number>;
  hosts: Set<string>;
}

/**
 * Counts the visits of this process in memory until they are written. Visitors are salted hashes: the salt exists in
 * memory only and changes daily, so that no visitor can be identified.
 */
export class VisitCounter {
  readonly #platform: Platform;
  #day = '';
  #salt = '';
  /** By size: `max` would take the room of all of them at the start. */
  readonly #visitors = new LRUCache<string, Visitor>({ maxSize: maxAddresses, sizeCalculation: () => 1 });
  #pending = new Map<string, Pending>();
  #writing: Promise<void> = Promise.resolve();

  constructor(platform: Platform) {
    this.#platform = platform;
  }

  note({ accountId, tripId, address, agent, referrer }: Visit): void {
    if (isRobot(agent)) return;
    const day = utcDay(this.#platform.now());
    if (day !== this.#day) this.#startDay(day);
    const counted = this.#countVisitor(`${accountId} ${address}`, agent);
    if (counted === null) return;
    const host = this.#hostFor(counted.visitor, referringHost(referrer, this.#platform.config.publicUrl));
    this.#add({
      ...{ accountId, day },
      hosts: new Map([[host, { views: 1, visitors: Number(counted.isNew) }]]),
      trips: new Map(tripId === null ? [] : [[tripId, 1]]),
    });
  }

  /** Counts that fail to be written stay pending. */
  write(): Promise<void> {
    this.#writing = this.#writing.then(() => this.#writePending());
    return this.#writing;
  }

  #startDay(day: string): void {
    this.#day = day;
    this.#salt = randomBytes(32).toString('base64url');
    this.#visitors.clear();
  }

  /** Returns null for a visit that does not count. */
  #countVisitor(place: string, agent: string): { visitor: Visitor; isNew: boolean } | null {
    const [key, name] = [this.#hashOf(place), this.#hashOf(agent)];
    const visitor = this.#visitors.get(key) ?? { views: new Map(), hosts: new Set() };
    const views = visitor.views.get(name) ?? 0;
    if (views === maxViews || (views === 0 && visitor.views.size === maxAgents)) return null;
    visitor.views.set(name, views + 1);
    this.#visitors.set(key, visitor);
    return { visitor, isNew: views === 0 };
  }

  #hostFor({ hosts }: Visitor, host: string): string {
    if (host === '') return host;
    if (hosts.size < maxHostsPerAddress) hosts.add(this.#hashOf(host));
    return hosts.has(this.#hashOf(host)) ? host : otherHosts;
  }

  #hashOf(text: string): string {
    return hash('sha256', `${this.#salt} ${text}`, 'buffer').toString('latin1', 0, 12);
  }

  #add({ accountId, day, hosts, trips }: Pending): void {
    const key = `${accountId} ${day}`;
    const blog = this.#pending.get(key) ?? { accountId, day, hosts: new Map(), trips: new Map() };
    for (const [given, { views, visitors }] of hosts) {
      const host = given === '' || blog.hosts.has(given) || blog.hosts.size < maxHosts ? given : otherHosts;
      const count = blog.hosts.get(host) ?? { views: 0, visitors: 0 };
      blog.hosts.set(host, { views: count.views + views, visitors: count.visitors + visitors });
    }
    for (const [tripId, views] of trips) blog.trips.set(tripId, (blog.trips.get(tripId) ?? 0) + views);
    this.#pending.set(key, blog);
  }

  async #writePending(): Promise<void> {
    const pending = this.#pending;
    this.#pending = new Map();
    let isUnavailable = false;
    for (const blog of pending.values()) {
      const failure: unknown = isUnavailable ? null : await this.#failureOf(blog);
      if (failure) this.#platform.log.warn({ reason: reasonOf(failure) }, 'visit_write_failed');
      // Further writes would each wait for the timeout and delay a shutdown.
      isUnavailable ||= failure instanceof DatabaseUnavailable;
      // Counts of earlier days are dropped, so that a long outage does not fill the memory.
      if ((isUnavailable || failure) && blog.day === this.#day) this.#add(blog);
    }
  }

  #failureOf(blog: Pending): Promise<unknown> {
    return this.#writeBlog(blog).then(
      () => null,
      (failure: unknown) => failure,
    );
  }

  /** Rows are written in one order, so that two processes cannot deadlock. */
  async #writeBlog({ accountId, day, hosts, trips }: Pending): Promise<void> {
    await inUnitOfWork(this.#platform, async ({ database: transaction }) => {
      const known = new Set(await listHosts(transaction, accountId, day));
      const rows = [...hosts].map(([host, count]) => {
        const counted = known.has(host) || host === '' || known.size < maxHosts ? host : otherHosts;
        known.add(counted);
        return { accountId, day, host: counted, ...count };
      });
      for (const row of rows.toSorted((one, other) => (one.host < other.host ? -1 : 1)))
        await addVisits(transaction, row);
      for (const [tripId, views] of [...trips].toSorted(([one], [other]) => (one < other ? -1 : 1)))
        await addTripVisits(transaction, { tripId, day, views });
    });
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    visits: VisitCounter;
  }
}

/** Browser prefetches do not count. */
export function noteVisit(request: FastifyRequest, visited: Pick<Visit, 'accountId' | 'tripId'>): void {
  const { method, headers, server } = request;
  const purpose = `${headers['sec-purpose'] ?? ''} ${headers.purpose ?? ''}`;
  if (method !== 'GET' || /prefetch|prerender/.test(purpose)) return;
  const [agent, referrer] = [headers['user-agent'] ?? '', headers.referer ?? ''];
  server.visits.note({ ...visited, address: clientAddress(request), agent, referrer });
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
