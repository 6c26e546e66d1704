import type { DirectorySort } from '#contract/trip-types.ts';
import type { DirectoryWish } from '#rules/directory.ts';
import { serviceCode } from '#rules/directory.ts';
import { fold } from '#rules/fold.ts';
import type { Compared } from './directory-entry.store.ts';
import { markOf } from './directory-entry.ts';
import { countBits, SlotSet, slotsIn } from './slot-set.ts';
import { dayNumber, Stays } from './stays.ts';

export interface PageWish {
  sort: DirectorySort;
  offset: number;
  limit: number;
  after?: string | undefined;
}

/**
 * All listed creators, in memory, by everything that can be asked for. A creator has a slot; who changes gets a new one
 * and leaves the old one empty, so sets only grow, and the index is made anew when a quarter of it is empty.
 */
export class DirectoryIndex {
  #live = SlotSet.ofBits();
  #used = 0;
  #ids: string[] = [];
  #names: string[] = [];
  #followers: number[] = [];
  #trips: number[] = [];
  #listedAt: number[] = [];
  readonly #slots = new Map<string, number>();
  readonly #marks = new Map<string, SlotSet>();
  readonly #stays = new Map<string, Stays>();
  readonly #letters = new Map<number, SlotSet>();
  readonly #orders = new Map<DirectorySort, Uint32Array>();

  get size(): number {
    return this.#live.size;
  }

  /** Whether so much of it is empty that a new one is worth its making. */
  get isWorn(): boolean {
    return this.#used > 10_000 && this.#live.size < this.#used * 0.75;
  }

  get tripTypes(): string[] {
    const prefix = markOf('tripType', '');
    const isHeld = ([mark, slots]: [string, SlotSet]) => mark.startsWith(prefix) && slots.meets(this.#live);
    return [...this.#marks]
      .filter(isHeld)
      .map(([mark]) => mark.slice(prefix.length))
      .sort();
  }

  put(entries: readonly Compared[]): void {
    const added = entries.flatMap((entry) => {
      const old = this.#slots.get(entry.accountId);
      if (old !== undefined) this.#live.remove(old);
      this.#slots.delete(entry.accountId);
      return entry.isListed === 1 ? [this.#add(entry)] : [];
    });
    for (const [sort, order] of this.#orders) {
      if (added.length > 64) this.#orders.delete(sort);
      else this.#orders.set(sort, this.#insert(order, added, sort));
    }
  }

  count(wish: DirectoryWish): number {
    const found = this.#find(wish);
    return found instanceof Uint32Array ? countBits(found) : found.length;
  }

  /** The ids of one page, and how many there are in all. */
  page(wish: DirectoryWish, { sort, offset, limit, after }: PageWish): { ids: string[]; total: number } {
    const found = this.#find(wish);
    const isFew = !(found instanceof Uint32Array);
    const total = isFew ? found.length : countBits(found);
    const last = after === undefined ? undefined : this.#slots.get(after);
    const slots =
      isFew || total * 24 < this.#used
        ? this.#pageOfFew(isFew ? found : [...slotsIn(found)], { sort, offset, limit, last })
        : this.#pageOfMany(found, { sort, offset, limit, last });
    return { ids: slots.map((slot) => this.#ids[slot] as string), total };
  }

  #add({ accountId, nameFolded, followersCount, tripCount, listedAt, marks }: Compared): number {
    const slot = this.#used;
    this.#used += 1;
    this.#ids[slot] = accountId;
    this.#names[slot] = nameFolded;
    this.#followers[slot] = followersCount;
    this.#trips[slot] = tripCount;
    this.#listedAt[slot] = Number(listedAt);
    this.#slots.set(accountId, slot);
    this.#live.add(slot);
    for (const mark of marks === '' ? [] : marks.split('\n')) this.#mark(mark, slot);
    for (const letters of lettersOf(nameFolded)) setIn(this.#letters, letters).add(slot);
    return slot;
  }

  #mark(mark: string, slot: number): void {
    const { city, from, to } = /^there=(?<city>.*) (?<from>\S+) (?<to>\S+)$/.exec(mark)?.groups ?? {};
    if (city === undefined || from === undefined || to === undefined) {
      setIn(this.#marks, mark).add(slot);
      return;
    }
    const stays = this.#stays.get(city) ?? new Stays();
    stays.add(slot, dayNumber(from), dayNumber(to));
    this.#stays.set(city, stays);
  }

  /** A bitmap of many, or the slots of few. */
  #find(wish: DirectoryWish): Uint32Array | number[] {
    const search = fold(wish.search);
    const sets = this.#setsOf(wish, search);
    if (sets === null) return [];
    const stays = wish.there ? this.#slotsThere(wish.there) : null;
    const isExact = search.length <= 2;
    const fits = (slot: number) =>
      (isExact || (this.#names[slot] as string).includes(search)) && (this.#trips[slot] as number) >= wish.minTripCount;
    const candidates = stays ?? sets.find(({ list }) => list !== null)?.list ?? null;
    if (candidates)
      return [...candidates].filter((slot) => this.#live.has(slot) && sets.every((set) => set.has(slot)) && fits(slot));
    const bits = this.#live.copy();
    for (const set of sets) set.narrow(bits);
    if (isExact && wish.minTripCount === 0) return bits;
    for (const slot of slotsIn(bits))
      if (!fits(slot)) bits[slot >>> 5] = (bits[slot >>> 5] as number) & ~(1 << (slot & 31));
    return bits;
  }

  /** The sets that all have to be met, the smallest first; null when nobody has one of the marks. */
  #setsOf(wish: DirectoryWish, search: string): SlotSet[] | null {
    const marks = [
      ...wish.expertise.map((id) => markOf('expertise', id)),
      ...wish.language.map((id) => markOf('language', id)),
      ...wish.offer.map((id) => markOf('offer', id)),
      ...wish.service.map((id) => markOf('service', serviceCode(id))),
      ...wish.city.map((city) => markOf('city', fold(city))),
      ...wish.tripType.map((type) => markOf('tripType', type)),
    ];
    const letters = search.length === 1 ? [letterKey(search, 0)] : pairsOf(search);
    const sets = [...marks.map((mark) => this.#marks.get(mark)), ...letters.map((key) => this.#letters.get(key))];
    const found = sets.filter((set) => set !== undefined);
    return found.length < sets.length ? null : found.sort((one, other) => one.size - other.size);
  }

  #slotsThere({ city, from, to }: NonNullable<DirectoryWish['there']>): Set<number> {
    return this.#stays.get(fold(city))?.during(dayNumber(from), dayNumber(to)) ?? new Set();
  }

  #pageOfFew(slots: number[], { sort, offset, limit, last }: Cut): number[] {
    const sorted = slots.sort(this.#comparing(sort));
    const compare = this.#comparing(sort);
    const first = last === undefined ? offset : sorted.findIndex((slot) => compare(slot, last) > 0);
    return first === -1 ? [] : sorted.slice(first, first + limit);
  }

  #pageOfMany(bits: Uint32Array, { sort, offset, limit, last }: Cut): number[] {
    const order = this.#orderBy(sort);
    const page: number[] = [];
    let place = last === undefined ? 0 : this.#placeAfter(order, last, sort);
    let toSkip = last === undefined ? offset : 0;
    for (; place < order.length && page.length < limit; place += 1) {
      const slot = order[place] as number;
      if (((bits[slot >>> 5] ?? 0) & (1 << (slot & 31))) === 0) continue;
      if (toSkip > 0) toSkip -= 1;
      else page.push(slot);
    }
    return page;
  }

  #orderBy(sort: DirectorySort): Uint32Array {
    const known = this.#orders.get(sort);
    if (known) return known;
    const order = Uint32Array.from({ length: this.#used }, (_, slot) => slot).sort(this.#comparing(sort));
    this.#orders.set(sort, order);
    return order;
  }

  #insert(order: Uint32Array, slots: readonly number[], sort: DirectorySort): Uint32Array {
    let larger = order;
    for (const slot of slots) {
      const place = this.#placeAfter(larger, slot, sort);
      const next = new Uint32Array(larger.length + 1);
      next.set(larger.subarray(0, place));
      next[place] = slot;
      next.set(larger.subarray(place), place + 1);
      larger = next;
    }
    return larger;
  }

  /** Where in an order the first stands that comes after this one. */
  #placeAfter(order: Uint32Array, slot: number, sort: DirectorySort): number {
    const compare = this.#comparing(sort);
    let [low, high] = [0, order.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (compare(order[middle] as number, slot) > 0) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  /** Whoever came last is first; ties of every other order are broken by that one, and its own by id. */
  #comparing(sort: DirectorySort): (one: number, other: number) => number {
    const [ids, listedAt] = [this.#ids, this.#listedAt];
    const newest = (one: number, other: number) =>
      (listedAt[other] as number) - (listedAt[one] as number) ||
      ((ids[one] as string) < (ids[other] as string) ? -1 : ids[one] === ids[other] ? 0 : 1);
    if (sort === 'default') return newest;
    const values = sort.startsWith('followers') ? this.#followers : this.#trips;
    const way = sort.endsWith('high_to_low') ? -1 : 1;
    return (one, other) => way * ((values[one] as number) - (values[other] as number)) || newest(one, other);
  }
}

interface Cut extends Omit<PageWish, 'after'> {
  last: number | undefined;
}

function setIn<Key>(sets: Map<Key, SlotSet>, key: Key): SlotSet {
  const known = sets.get(key);
  if (known) return known;
  const set = new SlotSet();
  sets.set(key, set);
  return set;
}

const letterKey = (text: string, index: number): number => text.charCodeAt(index);
const pairKey = (text: string, index: number): number => text.charCodeAt(index) * 65_536 + text.charCodeAt(index + 1);

const pairsOf = (text: string): number[] =>
  Array.from({ length: Math.max(0, text.length - 1) }, (_, index) => pairKey(text, index));

const lettersOf = (name: string): Set<number> =>
  new Set([...Array.from({ length: name.length }, (_, index) => letterKey(name, index)), ...pairsOf(name)]);
