import type { DirectorySort } from '#contract/trip-types.ts';
import type { Compared } from './directory-entry.store.ts';
import type { Compare } from './slot-order.ts';
import { type Digit, sortedSlots } from './sorted-slots.ts';
import { TextColumn } from './text-column.ts';

/** What is known of each slot, column by column. */
export class SlotColumns {
  ids = new TextColumn();
  names = new TextColumn();
  followers: Uint32Array = new Uint32Array(1024);
  trips: Uint32Array = new Uint32Array(1024);
  listedAt: Float64Array = new Float64Array(1024);
  count = 0;

  static of(known: Pick<SlotColumns, 'ids' | 'names' | 'followers' | 'trips' | 'listedAt' | 'count'>): SlotColumns {
    return Object.assign(new SlotColumns(), known);
  }

  add({ accountId, nameFolded, followersCount, tripCount, listedAt }: Compared): number {
    const slot = this.count;
    if (slot === this.trips.length) this.#grow();
    this.ids.add(accountId);
    this.names.add(nameFolded);
    this.followers[slot] = followersCount;
    this.trips[slot] = tripCount;
    this.listedAt[slot] = Number(listedAt);
    this.count += 1;
    return slot;
  }

  /** Whoever came last is first; ties of every other order are broken by that one, and its own by id. */
  comparing(sort: DirectorySort): Compare {
    const newest = (one: number, other: number) =>
      (this.listedAt[other] as number) - (this.listedAt[one] as number) || this.ids.compare(one, other);
    if (sort === 'default') return newest;
    const [way, name] = [wayOf(sort), sort.startsWith('followers') ? ('followers' as const) : ('trips' as const)];
    return (one, other) => way * ((this[name][one] as number) - (this[name][other] as number)) || newest(one, other);
  }

  /** All slots in every order; each is sorted from the one before it, so that ties stay as they are there. */
  *orders(): Generator<void, Record<DirectorySort, Uint32Array>> {
    const newest = yield* this.#newestFirst();
    const byFollowers = yield* sortedSlots(newest, digitsDown(this.followers));
    const byTrips = yield* sortedSlots(newest, digitsDown(this.trips));
    return {
      default: newest,
      followers_high_to_low: byFollowers,
      followers_low_to_high: yield* withGroupsTurned(byFollowers, this.followers),
      trips_high_to_low: byTrips,
      trips_low_to_high: yield* withGroupsTurned(byTrips, this.trips),
    };
  }

  *#newestFirst(): Generator<void, Uint32Array> {
    const all = new Uint32Array(this.count);
    for (let slot = 0; slot < all.length; slot += 1) all[slot] = slot;
    const sorted = yield* sortedSlots(all, timeDigits(this.listedAt));
    if (yield* this.#sortAlike(sorted)) return sorted;
    const byId = yield* sortedSlots(all, idDigits(this.ids));
    const again = yield* sortedSlots(byId, timeDigits(this.listedAt));
    yield* this.#sortAlike(again, Number.POSITIVE_INFINITY);
    return again;
  }

  /** Sorts those few who came at the same moment by their ids; false where they are many, and first have to be sorted so. */
  *#sortAlike(sorted: Uint32Array, most = mostAlike): Generator<void, boolean> {
    const compare = this.comparing('default');
    let first = 0;
    for (let place = 1; place <= sorted.length; place += 1) {
      if (place % 4096 === 0) yield;
      if (this.listedAt[sorted[first] as number] === this.listedAt[sorted[place] as number]) continue;
      if (place - first > most) return false;
      if (place - first > 1) sorted.subarray(first, place).sort(compare);
      first = place;
    }
    return true;
  }

  #grow(): void {
    const length = this.count * 2 + 64;
    const [{ followers, trips, listedAt }] = [this];
    this.followers = new Uint32Array(length);
    this.trips = new Uint32Array(length);
    this.listedAt = new Float64Array(length);
    this.followers.set(followers);
    this.trips.set(trips);
    this.listedAt.set(listedAt);
  }
}

const mostAlike = 4096;
/** Six bytes of milliseconds: some ten thousand years. */
const lastTime = 2 ** 48 - 1;

const timeDigits = (times: Float64Array): Digit[] =>
  [1, 2 ** 16, 2 ** 32].map((unit) => (slot) => Math.floor((lastTime - (times[slot] as number)) / unit) % 65_536);

const idDigits = (ids: TextColumn): Digit[] =>
  [6, 4, 2, 0].map((at) => (slot) => ids.byteAt(slot, at) * 256 + ids.byteAt(slot, at + 1));

const digitsDown = (values: Uint32Array): Digit[] =>
  [0, 16].map((shift) => (slot) => 65_535 - (((values[slot] as number) >>> shift) & 65_535));

/** The groups of those who have the same value, from the last to the first; within a group all stay in order. */
function* withGroupsTurned(sorted: Uint32Array, values: Uint32Array): Generator<void, Uint32Array> {
  const turned = new Uint32Array(sorted.length);
  let end = sorted.length;
  for (let place = sorted.length - 1; place >= 0; place -= 1) {
    if (place % 65_536 === 0) yield;
    if (place > 0 && values[sorted[place - 1] as number] === values[sorted[place] as number]) continue;
    turned.set(sorted.subarray(place, end), sorted.length - end);
    end = place;
  }
  return turned;
}

const wayOf = (sort: DirectorySort): 1 | -1 => (sort.endsWith('high_to_low') ? -1 : 1);
