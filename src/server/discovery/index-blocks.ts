import type { Blocks } from './block-file.ts';
import { SlotColumns } from './slot-columns.ts';
import { SlotSet } from './slot-set.ts';
import { Stays } from './stays.ts';
import { TextColumn, type TextColumnParts } from './text-column.ts';

/** Everything of an index that cannot be worked out from the rest. */
export interface IndexParts {
  columns: SlotColumns;
  live: SlotSet;
  marks: Map<string, SlotSet>;
  letters: Map<number, SlotSet>;
  stays: Map<string, Stays>;
}

interface Counts {
  slots: number;
  marks: number;
  letters: number;
  stays: number;
}

/**
 * An index as blocks of bytes, as it is at the call, however much later they are taken: all of it but who is live only
 * ever grows, so what was there is what belongs to the slots of then.
 */
export function blocksOf(parts: IndexParts): Iterable<Uint8Array> {
  const { columns, marks, letters, stays } = parts;
  const counts = { slots: columns.count, marks: marks.size, letters: letters.size, stays: stays.size };
  return blocksAsOf(parts, counts, parts.live.asOf(counts.slots).words);
}

function* blocksAsOf({ columns, marks, letters, stays }: IndexParts, counts: Counts, live: Uint32Array) {
  yield textBlock(JSON.stringify(counts));
  yield bytesOf(live);
  for (const values of [columns.followers, columns.trips, columns.listedAt])
    yield bytesOf(values.subarray(0, counts.slots));
  yield* textBlocks(columns.ids.parts(counts.slots));
  yield* textBlocks(columns.names.parts(counts.slots));
  yield* setBlocks(firstOf(marks, counts.marks), counts.slots);
  yield* setBlocks(firstOf(letters, counts.letters), counts.slots);
  for (const [city, rows] of firstOf(stays, counts.stays)) {
    yield textBlock(city);
    yield bytesOf(rows.asOf(counts.slots));
  }
}

const [list, bitmap] = ['l', 'b'];

function* setBlocks(sets: Iterable<[string | number, SlotSet]>, slots: number): Generator<Uint8Array> {
  for (const [key, set] of sets) {
    const { isList, words } = set.asOf(slots);
    yield textBlock(`${isList ? list : bitmap}${key}`);
    yield bytesOf(words);
  }
}

function* textBlocks({ starts, lengths, chunks }: TextColumnParts): Generator<Uint8Array> {
  yield bytesOf(starts);
  yield bytesOf(lengths);
  yield textBlock(String(chunks.length));
  yield* chunks;
}

function* firstOf<Key, Value>(map: ReadonlyMap<Key, Value>, count: number): Generator<[Key, Value]> {
  let left = count;
  for (const entry of map) {
    if (left === 0) return;
    left -= 1;
    yield entry;
  }
}

/** The same, read back. The order is that of the blocks. */
export async function partsFrom(blocks: Blocks): Promise<IndexParts> {
  const counts: Counts = JSON.parse(await textFrom(blocks));
  const live = SlotSet.ofBits(await wordsFrom(blocks));
  const [followers, trips] = [await wordsFrom(blocks), await wordsFrom(blocks)];
  const listedAt = new Float64Array((await blocks.next()).buffer);
  const [ids, names] = [await columnFrom(blocks), await columnFrom(blocks)];
  const columns = SlotColumns.of({ ids, names, followers, trips, listedAt, count: counts.slots });
  const marks = await mapFrom(counts.marks, () => setFrom(blocks, String));
  const letters = await mapFrom(counts.letters, () => setFrom(blocks, Number));
  const stays = await mapFrom(counts.stays, async () => [await textFrom(blocks), Stays.from(await wordsFrom(blocks))]);
  return { columns, live, marks, letters, stays };
}

async function columnFrom(blocks: Blocks): Promise<TextColumn> {
  const [starts, lengths] = [await wordsFrom(blocks), new Uint16Array((await blocks.next()).buffer)];
  const [chunks, count]: [Uint8Array[], number] = [[], Number(await textFrom(blocks))];
  while (chunks.length < count) chunks.push(await blocks.next());
  return TextColumn.from({ starts, lengths, chunks });
}

async function setFrom<Key>(blocks: Blocks, keyOf: (text: string) => Key): Promise<[Key, SlotSet]> {
  const [text, words] = [await textFrom(blocks), await wordsFrom(blocks)];
  return [keyOf(text.slice(1)), text.startsWith(list) ? SlotSet.ofList(words) : SlotSet.ofBits(words)];
}

async function mapFrom<Key, Value>(count: number, next: () => Promise<[Key, Value]>): Promise<Map<Key, Value>> {
  const map = new Map<Key, Value>();
  while (map.size < count) map.set(...(await next()));
  return map;
}

export const textBlock = (text: string): Uint8Array => Buffer.from(text);
export const textFrom = async (blocks: Blocks): Promise<string> => Buffer.from(await blocks.next()).toString('utf8');

const bytesOf = ({ buffer, byteOffset, byteLength }: ArrayBufferView): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength);
const wordsFrom = async (blocks: Blocks): Promise<Uint32Array> => new Uint32Array((await blocks.next()).buffer);
