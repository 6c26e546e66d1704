const few = 1024;

/**
 * The slots of all creators that share a mark: a sorted list while they are few, a bitmap once they are many.
 * Slots are only added, each higher than the last.
 */
export class SlotSet {
  size = 0;
  #list: Uint32Array | null = new Uint32Array(4);
  #bits: Uint32Array = new Uint32Array(0);

  add(slot: number): void {
    if (this.#list ? this.#list[this.size - 1] === slot : this.has(slot)) return;
    if (this.#list) this.#addToList(slot, this.#list);
    else this.#addToBits(slot);
    this.size += 1;
  }

  /** The members, while they are few enough to be looked at one by one. */
  get list(): Uint32Array | null {
    return this.#list?.subarray(0, this.size) ?? null;
  }

  has(slot: number): boolean {
    if (this.#list) return isListed(this.#list, this.size, slot);
    return isIn(this.#bits, slot);
  }

  /** Leaves of a bitmap what is also in here; for sets of many. */
  narrow(bits: Uint32Array): void {
    const own = this.#bits;
    const shared = Math.min(own.length, bits.length);
    for (let word = 0; word < shared; word += 1) bits[word] = (bits[word] as number) & (own[word] as number);
    bits.fill(0, shared);
  }

  /** How many are in both; the other is a bitmap. */
  countIn(other: SlotSet): number {
    return this.countInBits(other.#bits);
  }

  /** The same where the bitmap is there already. */
  countInBits(bits: Uint32Array): number {
    if (this.#list === null) return countBits(bits, this.#bits);
    let count = 0;
    for (const slot of this.#list.subarray(0, this.size)) count += ((bits[slot >>> 5] ?? 0) >>> (slot & 31)) & 1;
    return count;
  }

  remove(slot: number): void {
    if (this.#list || !this.has(slot)) return;
    this.#bits[slot >>> 5] = (this.#bits[slot >>> 5] as number) & ~(1 << (slot & 31));
    this.size -= 1;
  }

  /** A copy that may be narrowed. */
  copy(): Uint32Array {
    return this.#bits.slice();
  }

  /** Keeps the members in a bitmap from the start. */
  static ofBits(bits: Uint32Array = new Uint32Array(0)): SlotSet {
    const set = new SlotSet();
    set.#list = null;
    set.#bits = bits;
    set.size = countBits(bits);
    return set;
  }

  static ofList(list: Uint32Array): SlotSet {
    const set = new SlotSet();
    set.#list = list.length === 0 ? new Uint32Array(4) : list;
    set.size = list.length;
    return set;
  }

  /** What it held when there were so many slots: later ones are all higher. */
  asOf(slots: number): { isList: boolean; words: Uint32Array } {
    if (this.#list) {
      return { isList: true, words: this.#list.subarray(0, firstAtLeast(this.#list, this.size, slots)) };
    }
    const words = this.#bits.slice(0, (slots + 31) >>> 5);
    if (words.length * 32 > slots) words[slots >>> 5] = (words[slots >>> 5] ?? 0) & ((1 << (slots & 31)) - 1);
    return { isList: false, words };
  }

  #addToList(slot: number, list: Uint32Array): void {
    if (this.size >= few && this.size * 32 > slot) {
      this.#list = null;
      this.#bits = new Uint32Array((slot >>> 5) + 1);
      for (const member of list.subarray(0, this.size)) this.#addToBits(member);
      this.#addToBits(slot);
      return;
    }
    const roomy = this.size < list.length ? list : grown(list, list.length * 2);
    roomy[this.size] = slot;
    this.#list = roomy;
  }

  #addToBits(slot: number): void {
    const word = slot >>> 5;
    if (word >= this.#bits.length) this.#bits = grown(this.#bits, Math.max(word + 1, Math.ceil(word * 1.5)));
    this.#bits[word] = (this.#bits[word] as number) | (1 << (slot & 31));
  }
}

function grown(array: Uint32Array, length: number): Uint32Array {
  const larger = new Uint32Array(length);
  larger.set(array);
  return larger;
}

const isListed = (list: Uint32Array, size: number, slot: number): boolean => {
  const place = firstAtLeast(list, size, slot);
  return place < size && list[place] === slot;
};

/** Where in a sorted list the first stands that is no lower. */
function firstAtLeast(list: Uint32Array, size: number, slot: number): number {
  let [low, high] = [0, size];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((list[middle] as number) < slot) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Whether a slot is in a bitmap. */
export const isIn = (bits: Uint32Array, slot: number): boolean => ((bits[slot >>> 5] ?? 0) & (1 << (slot & 31))) !== 0;

/** How many bits of a bitmap are set, or are in another one as well. */
export function countBits(bits: Uint32Array, others: Uint32Array = bits): number {
  const shared = Math.min(bits.length, others.length);
  let count = 0;
  for (let word = 0; word < shared; word += 1) {
    let value = (bits[word] as number) & (others[word] as number);
    value -= (value >>> 1) & 0x55555555;
    value = (value & 0x33333333) + ((value >>> 2) & 0x33333333);
    count += (((value + (value >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
  }
  return count;
}

export function* slotsIn(bits: Uint32Array): Generator<number> {
  for (let word = 0; word < bits.length; word += 1) {
    let left = bits[word] as number;
    while (left !== 0) {
      const lowest = left & -left;
      yield word * 32 + 31 - Math.clz32(lowest);
      left ^= lowest;
    }
  }
}
