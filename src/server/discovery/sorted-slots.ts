const step = 2 ** 16;

/** One of the numbers below 65,536 that a slot is sorted by. */
export type Digit = (slot: number) => number;

/**
 * Slots sorted by digits, the least important one first; who has the same ones stays in order. It takes as long for each
 * slot, however many there are, and rests after each step.
 */
export function* sortedSlots(slots: Uint32Array, digits: readonly Digit[]): Generator<void, Uint32Array> {
  let [from, into] = [slots.slice(), new Uint32Array(slots.length)];
  for (const digit of digits) {
    const places = yield* placesOf(from, digit);
    if (places === null) continue;
    for (let index = 0; index < from.length; index += 1) {
      const slot = from[index] as number;
      const value = digit(slot);
      into[places[value] as number] = slot;
      places[value] = (places[value] as number) + 1;
      if (index % step === 0) yield;
    }
    [from, into] = [into, from];
  }
  return from;
}

/** Where the first slot of each digit goes; null when all have the same one. */
function* placesOf(slots: Uint32Array, digit: Digit): Generator<void, Uint32Array | null> {
  const counts = new Uint32Array(step);
  for (let index = 0; index < slots.length; index += 1) {
    const value = digit(slots[index] as number);
    counts[value] = (counts[value] as number) + 1;
    if (index % step === 0) yield;
  }
  if (counts.includes(slots.length)) return null;
  let place = 0;
  for (let value = 0; value < step; value += 1) {
    const count = counts[value] as number;
    counts[value] = place;
    place += count;
  }
  return counts;
}
