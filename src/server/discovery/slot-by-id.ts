import { hashOf, type TextColumn } from './text-column.ts';

const [shardBits, empty] = [8, 0];

/** Which slot an id has now, or had last. In many small tables, so that none of them takes long to grow. */
export class SlotById {
  readonly #shards: Shard[];

  constructor(ids: TextColumn) {
    this.#shards = Array.from({ length: 2 ** shardBits }, () => new Shard(ids));
  }

  get(id: string): number | undefined {
    const bytes = Buffer.from(id);
    const hash = hashOf(bytes);
    return this.#shardOf(hash).get(hash, bytes);
  }

  set(id: string, slot: number): void {
    const bytes = Buffer.from(id);
    const hash = hashOf(bytes);
    this.#shardOf(hash).set(hash, slot, bytes);
  }

  /** Adds a slot whose id no other one has. */
  addNew(slot: number, hash: number): void {
    this.#shardOf(hash).addNew(hash, slot);
  }

  #shardOf(hash: number): Shard {
    return this.#shards[hash >>> (32 - shardBits)] as Shard;
  }
}

/** An open table: a slot stands where its hash says, or at the next place that was free. */
class Shard {
  #table = new Int32Array(16);
  #taken = 0;
  readonly #ids: TextColumn;

  constructor(ids: TextColumn) {
    this.#ids = ids;
  }

  get(hash: number, id: Uint8Array): number | undefined {
    const place = this.#find(hash, id);
    return place === undefined ? undefined : (this.#table[place] as number) - 1;
  }

  set(hash: number, slot: number, id: Uint8Array): void {
    const place = this.#find(hash, id);
    if (place === undefined) this.addNew(hash, slot);
    else this.#table[place] = slot + 1;
  }

  addNew(hash: number, slot: number): void {
    if (this.#taken * 2 >= this.#table.length) this.#grow();
    put(this.#table, hash, slot + 1);
    this.#taken += 1;
  }

  #find(hash: number, id: Uint8Array): number | undefined {
    const mask = this.#table.length - 1;
    for (let place = hash & mask; this.#table[place] !== empty; place = (place + 1) & mask) {
      const value = this.#table[place] as number;
      if (this.#ids.is(value - 1, id)) return place;
    }
    return undefined;
  }

  #grow(): void {
    const values = this.#table.filter((value) => value > 0);
    this.#table = new Int32Array(this.#table.length * 2);
    for (const value of values) put(this.#table, this.#ids.hashAt(value - 1), value);
    this.#taken = values.length;
  }
}

function put(table: Int32Array, hash: number, value: number): void {
  const mask = table.length - 1;
  let place = hash & mask;
  while (table[place] !== empty) place = (place + 1) & mask;
  table[place] = value;
}
