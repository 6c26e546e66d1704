/** 2026-06-12 as 20260612: days in order, in four bytes. */
export const dayNumber = (day: string): number => Number(day.replaceAll('-', ''));

/** Who is in one city, and on which days: three numbers each, laid flat. */
export class Stays {
  #rows: Uint32Array = new Uint32Array(12);
  #count = 0;

  add(slot: number, from: number, to: number): void {
    const at = this.#count * 3;
    if (at === this.#rows.length) {
      const larger = new Uint32Array(at * 2);
      larger.set(this.#rows);
      this.#rows = larger;
    }
    this.#rows.set([slot, from, to], at);
    this.#count += 1;
  }

  /** The numbers of the first slots, as they lie. */
  asOf(slots: number): Uint32Array {
    let count = this.#count;
    while (count > 0 && (this.#rows[count * 3 - 3] as number) >= slots) count -= 1;
    return this.#rows.subarray(0, count * 3);
  }

  static from(rows: Uint32Array): Stays {
    const stays = new Stays();
    if (rows.length > 0) stays.#rows = rows;
    stays.#count = rows.length / 3;
    return stays;
  }

  /** Whoever is there on one of these days. */
  during(from: number, to: number): Set<number> {
    const slots = new Set<number>();
    for (let at = 0; at < this.#count * 3; at += 3)
      if ((this.#rows[at + 1] as number) <= to && (this.#rows[at + 2] as number) >= from)
        slots.add(this.#rows[at] as number);
    return slots;
  }
}
