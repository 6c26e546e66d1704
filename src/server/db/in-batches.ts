/** A statement takes some thirty thousand values at most. */
const maxValues = 30_000;

/** A list that may be long, in parts that one statement takes; each of its items is so many values. */
export function* inBatches<Item>(items: readonly Item[], valuesEach = 1): Generator<Item[]> {
  const atOnce = Math.max(1, Math.floor(maxValues / valuesEach));
  for (let done = 0; done < items.length; done += atOnce) yield items.slice(done, done + atOnce);
}

/** Batches of rows that have the same columns. */
export const rowsInBatches = <Row extends object>(rows: readonly Row[]): Generator<Row[]> =>
  inBatches(rows, Math.max(1, Object.keys(rows[0] ?? {}).length));
