const chunkBits = 20;
const chunkSize = 2 ** chunkBits;

/** What of a column is written to a file: the bytes lie in chunks, so that none of them is ever moved. */
export interface TextColumnParts {
  starts: Uint32Array;
  lengths: Uint16Array;
  chunks: Uint8Array[];
}

/** A short text for each slot, as bytes side by side: a million strings would be twice as large, and work for the collector. */
export class TextColumn {
  #chunks: Buffer[] = [];
  #starts: Uint32Array = new Uint32Array(1024);
  #lengths: Uint16Array = new Uint16Array(1024);
  #count = 0;
  #end = 0;

  add(text: string): void {
    const length = Buffer.byteLength(text);
    if (this.#end + length > this.#chunks.length * chunkSize)
      this.#end = this.#chunks.push(Buffer.alloc(chunkSize)) * chunkSize - chunkSize;
    if (this.#count === this.#starts.length) this.#grow();
    this.#chunks[this.#end >>> chunkBits]?.write(text, this.#end & (chunkSize - 1));
    this.#starts[this.#count] = this.#end;
    this.#lengths[this.#count] = length;
    this.#count += 1;
    this.#end += length;
  }

  at(slot: number): string {
    const [chunk, from, length] = this.#place(slot);
    return chunk.toString('utf8', from, from + length);
  }

  /** One byte of a text, 0 behind its end. */
  byteAt(slot: number, index: number): number {
    const [chunk, from, length] = this.#place(slot);
    return index < length ? (chunk[from + index] as number) : 0;
  }

  is(slot: number, text: Uint8Array): boolean {
    const [chunk, from, length] = this.#place(slot);
    return length === text.length && isAt(chunk, from, text);
  }

  includes(slot: number, text: Uint8Array): boolean {
    const [chunk, from, length] = this.#place(slot);
    const [first, last] = [text[0], from + length - text.length];
    for (let place = from; place <= last; place += 1)
      if (chunk[place] === first && isAt(chunk, place, text)) return true;
    return false;
  }

  compare(one: number, other: number): number {
    const [chunk, from, length] = this.#place(one);
    const [otherChunk, otherFrom, otherLength] = this.#place(other);
    return chunk.compare(otherChunk, otherFrom, otherFrom + otherLength, from, from + length);
  }

  hashAt(slot: number): number {
    const [chunk, from, length] = this.#place(slot);
    return hashOf(chunk, from, from + length);
  }

  /** The texts of the first slots, as they lie. */
  parts(count: number): TextColumnParts {
    const end = count === 0 ? 0 : (this.#starts[count - 1] as number) + (this.#lengths[count - 1] as number);
    const chunks = this.#chunks
      .slice(0, Math.ceil(end / chunkSize))
      .map((chunk, index) => chunk.subarray(0, Math.min(chunkSize, end - index * chunkSize)));
    return { starts: this.#starts.subarray(0, count), lengths: this.#lengths.subarray(0, count), chunks };
  }

  static from({ starts, lengths, chunks }: TextColumnParts): TextColumn {
    const column = new TextColumn();
    column.#starts = starts;
    column.#lengths = lengths;
    column.#count = starts.length;
    column.#chunks = chunks.map(wholeChunk);
    column.#end = (starts.at(-1) ?? 0) + (lengths.at(-1) ?? 0);
    return column;
  }

  #place(slot: number): [chunk: Buffer, from: number, length: number] {
    const start = this.#starts[slot] as number;
    return [this.#chunks[start >>> chunkBits] as Buffer, start & (chunkSize - 1), this.#lengths[slot] as number];
  }

  #grow(): void {
    const [starts, lengths] = [new Uint32Array(this.#count * 2 + 64), new Uint16Array(this.#count * 2 + 64)];
    starts.set(this.#starts);
    lengths.set(this.#lengths);
    [this.#starts, this.#lengths] = [starts, lengths];
  }
}

function wholeChunk(bytes: Uint8Array): Buffer {
  const chunk = Buffer.alloc(chunkSize);
  chunk.set(bytes);
  return chunk;
}

function isAt(chunk: Uint8Array, from: number, text: Uint8Array): boolean {
  for (let index = 0; index < text.length; index += 1) if (chunk[from + index] !== text[index]) return false;
  return true;
}

/** FNV-1a. */
export function hashOf(bytes: Uint8Array, from = 0, to = bytes.length): number {
  let hash = 0x811c9dc5;
  for (let index = from; index < to; index += 1) hash = Math.imul(hash ^ (bytes[index] as number), 0x01000193);
  return hash >>> 0;
}
