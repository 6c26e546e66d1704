import { isIn } from './slot-set.ts';

export type Compare = (one: number, other: number) => number;

interface Start {
  place: number;
  late: number;
}

/** Slots in one order: most of them sorted, and beside those whoever came later, each with a place among the others. */
export class SlotOrder {
  #sorted: Uint32Array;
  #late: number[] = [];
  #places: number[] = [];
  readonly #compare: Compare;
  readonly #mostLate: number;

  constructor(sorted: Uint32Array, compare: Compare, mostLate = 4096) {
    this.#sorted = sorted;
    this.#compare = compare;
    this.#mostLate = mostLate;
  }

  add(slot: number): void {
    const place = firstAfter(this.#sorted, slot, this.#compare);
    const late = firstAfter(this.#late, slot, this.#compare);
    this.#late.splice(late, 0, slot);
    this.#places.splice(late, 0, place);
    if (this.#late.length >= this.#mostLate) this.#merge();
  }

  /** The slots of a bitmap, in this order: behind one of them, or so many in. */
  page(
    bits: Uint32Array,
    { after, offset, limit }: { after: number | undefined; offset: number; limit: number },
  ): number[] {
    let { place, late } = after === undefined ? { place: 0, late: 0 } : this.#startAfter(after);
    let toSkip = after === undefined ? offset : 0;
    const page: number[] = [];
    while (page.length < limit && place + late < this.#sorted.length + this.#late.length) {
      const isLate = (this.#places[late] ?? Number.POSITIVE_INFINITY) <= place;
      const slot = (isLate ? this.#late[late] : this.#sorted[place]) as number;
      if (isLate) late += 1;
      else place += 1;
      if (!isIn(bits, slot)) continue;
      if (toSkip > 0) toSkip -= 1;
      else page.push(slot);
    }
    return page;
  }

  /** The first of the order, as long as they are such; those who came late stand at the end. */
  beginning(isSuch: (slot: number) => boolean): number[] {
    const first: number[] = [];
    for (const order of [this.#sorted, this.#late])
      for (const slot of order) {
        if (!isSuch(slot)) break;
        first.push(slot);
      }
    return first;
  }

  #startAfter(slot: number): Start {
    return {
      place: firstAfter(this.#sorted, slot, this.#compare),
      late: firstAfter(this.#late, slot, this.#compare),
    };
  }

  /** Puts whoever came late between the others: a few copies of what lies between two of them. */
  #merge(): void {
    const merged = new Uint32Array(this.#sorted.length + this.#late.length);
    let from = 0;
    for (const [index, slot] of this.#late.entries()) {
      const place = this.#places[index] as number;
      merged.set(this.#sorted.subarray(from, place), from + index);
      merged[place + index] = slot;
      from = place;
    }
    merged.set(this.#sorted.subarray(from), from + this.#late.length);
    [this.#sorted, this.#late, this.#places] = [merged, [], []];
  }
}

/** Where in an order the first stands that comes after this one. */
function firstAfter(order: Uint32Array | readonly number[], slot: number, compare: Compare): number {
  let [low, high] = [0, order.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compare(order[middle] as number, slot) > 0) high = middle;
    else low = middle + 1;
  }
  return low;
}
