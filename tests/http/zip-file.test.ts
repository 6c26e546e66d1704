import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { zipFile } from '#server/own-account/own-data.ts';
import { readZip } from '#tests/kit/read-zip.ts';

const moment = Date.UTC(2026, 5, 15, 12, 30, 58);

const chunksOf = (chunks: AsyncIterable<Buffer>): Promise<Buffer[]> => Readable.from(chunks).toArray();

describe('a ZIP file', () => {
  it('holds each file under its name, byte by byte', async () => {
    const files = [
      { name: 'README.txt', bytes: Buffer.from('read me') },
      { name: 'pictures/kaş.webp', bytes: Buffer.from([0, 255, 80, 75, 5, 6]) },
      { name: 'empty.json', bytes: Buffer.alloc(0) },
    ];
    async function* each() {
      yield* files;
    }
    const read = readZip(Buffer.concat(await chunksOf(zipFile(each(), moment))));
    expect([...read].map(([name, bytes]) => ({ name, bytes: Buffer.from(bytes) }))).toEqual(files);
  });

  it('says when it was made, in seconds of UTC', async () => {
    async function* one() {
      yield { name: 'a', bytes: Buffer.from('a') };
    }
    const zip = Buffer.concat(await chunksOf(zipFile(one(), moment)));
    const timestamp = zip.indexOf(Buffer.from('UT')) + 5;
    expect(zip.readUInt32LE(timestamp) * 1000).toBe(moment);
  });

  it('reads no file before the one before it was taken', async () => {
    let read = 0;
    async function* many() {
      for (; read < 100; ) {
        read += 1;
        yield { name: `${read}`, bytes: Buffer.alloc(1000) };
      }
    }
    const chunks = zipFile(many(), moment);
    await chunks.next();
    expect(read).toBe(1);
  });
});
