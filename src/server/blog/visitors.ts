import { hash, randomBytes } from 'node:crypto';

/** An office stands behind one address; more browsers than that are one which calls itself by other names. */
const mostAgents = 10;
/** More pages than that are no person's, and would let one person make a blog look read by many. */
const mostViews = 30;
/** Whoever comes from more hosts than that in a day makes them up. */
const mostHostsEach = 3;
/** In a day: whoever fills one blog with visitors does not push out those of the others. */
const mostOfBlog = 50_000;
const mostInAll = 100_000;

/** Beyond what is told of one blog or by one address, hosts are counted together. */
export const otherHosts = 'other';

interface Came {
  accountId: string;
  address: string;
  agent: string;
  host: string;
}

/** What came from one address to one blog. */
interface Caller {
  agents: readonly { name: string; views: number }[];
  hosts: readonly string[];
}

const newCaller: Caller = { agents: [], hosts: [] };

/**
 * Who came to which blog on one day: hashes under a salt that is in memory alone and gone with the day, so nobody can be
 * told from them, not even by us. Who came the longest ago is forgotten first, and counted anew if they come again.
 */
export class Visitors {
  readonly #salt = randomBytes(32).toString('base64url');
  readonly #callers = new Map<string, Caller>();
  readonly #ofBlogs = new Map<string, number>();
  #inAll = 0;

  /** Whether it is somebody new, and the host that is told of them; null for a visit that does not count. */
  add({ accountId, address, agent, host }: Came): { isNew: boolean; host: string } | null {
    const [who, name] = [this.#hashOf(`${accountId} ${address}`), this.#hashOf(agent)];
    const { agents, hosts } = this.#callers.get(who) ?? newCaller;
    const views = agents.find((each) => each.name === name)?.views ?? 0;
    if (views === mostViews || (views === 0 && !this.#hasRoom(accountId, agents.length))) return null;
    const told = this.#told(hosts, host);
    this.#callers.delete(who);
    this.#callers.set(who, {
      agents: [...agents.filter((each) => each.name !== name), { name, views: views + 1 }],
      hosts: told.hosts,
    });
    if (views === 0) this.#take(accountId);
    return { isNew: views === 0, host: told.host };
  }

  #hasRoom(accountId: string, agents: number): boolean {
    return agents < mostAgents && (this.#ofBlogs.get(accountId) ?? 0) < mostOfBlog;
  }

  #told(hosts: readonly string[], host: string) {
    const name = this.#hashOf(host);
    if (host === '' || hosts.includes(name)) return { hosts, host };
    return hosts.length < mostHostsEach ? { hosts: [...hosts, name], host } : { hosts, host: otherHosts };
  }

  #take(accountId: string): void {
    this.#ofBlogs.set(accountId, (this.#ofBlogs.get(accountId) ?? 0) + 1);
    this.#inAll += 1;
    for (const [oldest, { agents }] of this.#callers) {
      if (this.#inAll <= mostInAll) return;
      this.#callers.delete(oldest);
      this.#inAll -= agents.length;
    }
  }

  #hashOf(text: string): string {
    return hash('sha256', `${this.#salt} ${text}`, 'buffer').toString('latin1', 0, 12);
  }
}
