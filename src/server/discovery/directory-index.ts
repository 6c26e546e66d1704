import type { OptionCount } from '#contract/creator.ts';
import { type DirectorySort, directorySorts } from '#contract/trip-types.ts';
import { type DirectoryWish, type FilterGroup, filterGroups } from '#rules/directory.ts';
import { fold } from '#rules/fold.ts';
import { serviceCode } from '#rules/service-code.ts';
import type { Blocks } from './block-file.ts';
import type { Compared } from './directory-entry.store.ts';
import { markOf } from './directory-entry.ts';
import { HeldMarks } from './held-marks.ts';
import { blocksOf, type IndexParts, partsFrom } from './index-blocks.ts';
import { inSlices } from './slices.ts';
import { SlotById } from './slot-by-id.ts';
import { SlotColumns } from './slot-columns.ts';
import { SlotOrder } from './slot-order.ts';
import { countBits, isIn, SlotSet, slotsIn } from './slot-set.ts';
import { dayNumber, Stays } from './stays.ts';

export interface PageWish {
  sort: DirectorySort;
  offset: number;
  limit: number;
  after?: string | undefined;
}

const mostLate = 4096;
const lastDay = dayNumber('9999-12-31');
const tripTypePrefix = markOf('tripType', '');

/**
 * All listed creators, in memory, by everything that can be asked for. A creator has a slot; who changes gets a new one
 * and leaves the old one empty, so sets only grow, and the index is made anew when a quarter of it is empty.
 */
export class DirectoryIndex {
  readonly #live: SlotSet;
  readonly #columns: SlotColumns;
  readonly #slots: SlotById;
  readonly #marks: Map<string, SlotSet>;
  readonly #tripTypes = new HeldMarks();
  readonly #stays: Map<string, Stays>;
  readonly #letters: Map<number, SlotSet>;
  readonly #orders = new Map<DirectorySort, SlotOrder>();

  constructor(parts: IndexParts = nothing()) {
    this.#live = parts.live;
    this.#columns = parts.columns;
    this.#slots = new SlotById(parts.columns.ids);
    this.#marks = parts.marks;
    this.#stays = parts.stays;
    this.#letters = parts.letters;
    for (const [mark, slots] of this.#marks) {
      const type = tripTypeIn(mark);
      if (type !== null) this.#tripTypes.hold(type, slots, slots.countIn(this.#live));
    }
  }

  /** All of it as it is now, to be written to a file bit by bit while others go on. */
  blocks(): Iterable<Uint8Array> {
    const [columns, live, marks, letters, stays] = [this.#columns, this.#live, this.#marks, this.#letters, this.#stays];
    return blocksOf({ columns, live, marks, letters, stays });
  }

  static async from(blocks: Blocks): Promise<DirectoryIndex> {
    const parts = await partsFrom(blocks);
    const index = new DirectoryIndex(parts);
    await inSlices(index.#findSlots());
    await inSlices(index.prepare());
    return index;
  }

  get size(): number {
    return this.#live.size;
  }

  /** Whether so much of it is empty that a new one is worth its making. */
  get isWorn(): boolean {
    const used = this.#columns.count;
    return used > 10_000 && this.#live.size < used * 0.75;
  }

  get tripTypes(): readonly string[] {
    return this.#tripTypes.names;
  }

  /** Whoever is listed no more keeps a slot, so that a page may still begin behind them. */
  put(entries: readonly Compared[]): void {
    for (const entry of entries) {
      const old = this.#slots.get(entry.accountId);
      if (old !== undefined) this.#remove(old);
      if (entry.isListed === 1) this.#add(entry);
    }
  }

  /** Sorts whoever is there in every order, step by step. A page that is asked for before that waits until it is done. */
  *prepare(): Generator<void> {
    if (this.#orders.size > 0) return;
    const { count } = this.#columns;
    const orders = yield* this.#columns.orders();
    for (const [index, sort] of directorySorts.entries()) {
      const order = new SlotOrder(orders[sort], this.#columns.comparing(sort), mostLate + index * 512);
      for (let slot = count; slot < this.#columns.count; slot += 1) order.add(slot);
      this.#orders.set(sort, order);
    }
  }

  count(wish: DirectoryWish): number {
    const found = this.#find(wish);
    return found instanceof Uint32Array ? countBits(found) : found.length;
  }

  /** For each option of a group, how many meet the wish and have it, and how many have it at all. */
  countEach(wish: DirectoryWish, group: FilterGroup, options: readonly string[]): OptionCount[] {
    const found = this.#find(wish);
    return options.map((option) => {
      const slots = this.#marks.get(markFor(group, option));
      if (!slots) return { option, count: 0, inAll: 0 };
      const count =
        found instanceof Uint32Array ? slots.countInBits(found) : found.filter((slot) => slots.has(slot)).length;
      return { option, count, inAll: slots.countIn(this.#live) };
    });
  }

  /** The ids of one page, and how many there are in all. */
  page(wish: DirectoryWish, { sort, offset, limit, after }: PageWish): { ids: string[]; total: number } {
    const found = this.#find(wish);
    const isFew = !(found instanceof Uint32Array);
    const total = isFew ? found.length : countBits(found);
    const last = after === undefined ? undefined : this.#slots.get(after);
    const slots =
      isFew || total * 24 < this.#columns.count
        ? this.#pageOfFew(isFew ? found : [...slotsIn(found)], { sort, offset, limit, last })
        : this.#pageOfMany(found, { sort, offset, limit, last });
    return { ids: slots.map((slot) => this.#columns.ids.at(slot)), total };
  }

  /** How many of those who meet the wish came after a moment. */
  countNewcomers(wish: DirectoryWish, since: number): number {
    return this.#newcomers(wish, since).length;
  }

  /** Who they are, the newest first. */
  newcomers(wish: DirectoryWish, since: number): string[] {
    const slots = this.#newcomers(wish, since).sort(this.#columns.comparing('default'));
    return slots.map((slot) => this.#columns.ids.at(slot));
  }

  /** Of many, those who came are looked at from the newest on, and not those who meet the wish. */
  #newcomers(wish: DirectoryWish, since: number): number[] {
    const found = this.#find(wish);
    const isNew = (slot: number) => (this.#columns.listedAt[slot] as number) > since;
    if (!(found instanceof Uint32Array)) return found.filter(isNew);
    for (const _ of this.prepare());
    const came = this.#orders.get('default')?.beginning(isNew) ?? [];
    return came.filter((slot) => isIn(found, slot));
  }

  *#findSlots(): Generator<void> {
    for (let slot = 0; slot < this.#columns.count; slot += 1) {
      if (slot % 1024 === 0) yield;
      if (this.#live.has(slot)) this.#slots.addNew(slot, this.#columns.ids.hashAt(slot));
    }
  }

  #remove(slot: number): void {
    if (!this.#live.has(slot)) return;
    this.#live.remove(slot);
    this.#tripTypes.remove(slot);
  }

  #add(entry: Compared): void {
    const slot = this.#columns.add(entry);
    this.#slots.set(entry.accountId, slot);
    this.#live.add(slot);
    for (const mark of entry.marks === '' ? [] : entry.marks.split('\n')) this.#mark(mark, slot);
    for (const letters of lettersOf(entry.nameFolded)) setIn(this.#letters, letters).add(slot);
    for (const order of this.#orders.values()) order.add(slot);
  }

  #mark(mark: string, slot: number): void {
    const { city, from, to } = /^there=(?<city>.*) (?<from>\S+) (?<to>\S+)$/.exec(mark)?.groups ?? {};
    if (city === undefined || from === undefined || to === undefined) {
      const slots = setIn(this.#marks, mark);
      const type = slots.has(slot) ? null : tripTypeIn(mark);
      slots.add(slot);
      if (type !== null) this.#tripTypes.add(type, slots);
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
    const [isExact, text] = [search.length <= 2, Buffer.from(search)];
    const { names, trips } = this.#columns;
    const fits = (slot: number) =>
      (isExact || names.includes(slot, text)) && (trips[slot] as number) >= wish.minTripCount;
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
    const marks = filterGroups.flatMap((group) => wish[group].map((value) => markFor(group, value)));
    const letters = search.length === 1 ? [letterKey(search, 0)] : pairsOf(search);
    const sets = [...marks.map((mark) => this.#marks.get(mark)), ...letters.map((key) => this.#letters.get(key))];
    const found = sets.filter((set) => set !== undefined);
    return found.length < sets.length ? null : found.sort((one, other) => one.size - other.size);
  }

  #slotsThere({ city, from, to }: NonNullable<DirectoryWish['there']>): Set<number> {
    const days = [dayNumber(from), to === '' ? lastDay : dayNumber(to)] as const;
    if (city !== '') return this.#stays.get(fold(city))?.during(...days) ?? new Set();
    return new Set([...this.#stays.values()].flatMap((stays) => [...stays.during(...days)]));
  }

  #pageOfFew(slots: number[], { sort, offset, limit, last }: PageBounds): number[] {
    const compare = this.#columns.comparing(sort);
    const sorted = slots.sort(compare);
    const first = last === undefined ? offset : sorted.findIndex((slot) => compare(slot, last) > 0);
    return first === -1 ? [] : sorted.slice(first, first + limit);
  }

  #pageOfMany(bits: Uint32Array, { sort, offset, limit, last }: PageBounds): number[] {
    for (const _ of this.prepare());
    return this.#orders.get(sort)?.page(bits, { after: last, offset, limit }) ?? [];
  }
}

/** What a value that is asked for is marked as. */
const markFor = (group: FilterGroup, value: string): string =>
  markOf(group, group === 'service' ? serviceCode(value) : group === 'city' ? fold(value) : value);

const tripTypeIn = (mark: string): string | null =>
  mark.startsWith(tripTypePrefix) ? mark.slice(tripTypePrefix.length) : null;

const nothing = (): IndexParts => ({
  columns: new SlotColumns(),
  live: SlotSet.ofBits(),
  marks: new Map(),
  letters: new Map(),
  stays: new Map(),
});

interface PageBounds extends Omit<PageWish, 'after'> {
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
