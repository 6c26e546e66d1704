import type { SlotSet } from './slot-set.ts';

interface Held {
  slots: SlotSet;
  /** How many of them are listed. */
  count: number;
}

/** Marks of one kind that somebody listed has, counted with every change, since every page is sent with them. */
export class HeldMarks {
  readonly #held = new Map<string, Held>();
  #names: readonly string[] | null = null;

  /** In order. */
  get names(): readonly string[] {
    this.#names ??= [...this.#held].flatMap(([name, { count }]) => (count > 0 ? [name] : [])).sort();
    return this.#names;
  }

  /** Somebody who is listed has it now. */
  add(name: string, slots: SlotSet): void {
    this.#change(this.#held.get(name) ?? this.hold(name, slots, 0), 1);
  }

  /** Nobody is listed in this slot any more. */
  remove(slot: number): void {
    for (const held of this.#held.values()) if (held.slots.has(slot)) this.#change(held, -1);
  }

  hold(name: string, slots: SlotSet, count: number): Held {
    const held = { slots, count };
    this.#held.set(name, held);
    this.#names = null;
    return held;
  }

  #change(held: Held, by: 1 | -1): void {
    const was = held.count;
    held.count += by;
    if (was === 0 || held.count === 0) this.#names = null;
  }
}
