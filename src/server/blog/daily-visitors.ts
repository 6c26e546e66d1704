import { hash, randomBytes } from 'node:crypto';

/** Devices behind one address, such as an office; more user agents than that are made up. */
const maxAgents = 10;
/** Views per visitor and blog: further ones would let one person inflate the counts. */
const maxViews = 30;
const maxHostsPerVisitor = 3;
/** Per blog and day, so that one blog cannot evict the visitors of others. */
const maxPerBlog = 50_000;
const maxTotal = 100_000;

/** The name under which hosts beyond the limits are counted together. */
export const otherHosts = 'other';

interface VisitKey {
  accountId: string;
  address: string;
  agent: string;
  host: string;
}

/** The visits from one address to one blog. */
interface Visitor {
  agents: readonly { name: string; views: number }[];
  hosts: readonly string[];
}

const newVisitor: Visitor = { agents: [], hosts: [] };

/**
 * The visitors of one day as salted hashes. The salt exists in memory only and changes daily, so that no visitor can be
 * identified. The least recent visitors are evicted first.
 */
export class DailyVisitors {
  readonly #salt = randomBytes(32).toString('base64url');
  readonly #visitors = new Map<string, Visitor>();
  readonly #perBlog = new Map<string, number>();
  #total = 0;

  /** Returns null for a visit that does not count. */
  add({ accountId, address, agent, host }: VisitKey): { isNew: boolean; host: string } | null {
    const [visitor, name] = [this.#hashOf(`${accountId} ${address}`), this.#hashOf(agent)];
    const { agents, hosts } = this.#visitors.get(visitor) ?? newVisitor;
    const views = agents.find((each) => each.name === name)?.views ?? 0;
    if (views === maxViews || (views === 0 && !this.#isWithinLimits(accountId, agents.length))) return null;
    const counted = this.#countedHost(hosts, host);
    this.#visitors.delete(visitor);
    this.#visitors.set(visitor, {
      agents: [...agents.filter((each) => each.name !== name), { name, views: views + 1 }],
      hosts: counted.hosts,
    });
    if (views === 0) this.#addVisitor(accountId);
    return { isNew: views === 0, host: counted.host };
  }

  #isWithinLimits(accountId: string, agents: number): boolean {
    return agents < maxAgents && (this.#perBlog.get(accountId) ?? 0) < maxPerBlog;
  }

  #countedHost(hosts: readonly string[], host: string) {
    const name = this.#hashOf(host);
    if (host === '' || hosts.includes(name)) return { hosts, host };
    return hosts.length < maxHostsPerVisitor ? { hosts: [...hosts, name], host } : { hosts, host: otherHosts };
  }

  #addVisitor(accountId: string): void {
    this.#perBlog.set(accountId, (this.#perBlog.get(accountId) ?? 0) + 1);
    this.#total += 1;
    for (const [oldest, { agents }] of this.#visitors) {
      if (this.#total <= maxTotal) return;
      this.#visitors.delete(oldest);
      this.#total -= agents.length;
    }
  }

  #hashOf(text: string): string {
    return hash('sha256', `${this.#salt} ${text}`, 'buffer').toString('latin1', 0, 12);
  }
}
