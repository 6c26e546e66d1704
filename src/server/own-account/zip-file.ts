import type { PassThrough } from 'node:stream';
import { ZipFile } from 'yazl';

export interface ZippedFile {
  name: string;
  bytes: Uint8Array;
}

/** Writes files into a ZIP one after the other, uncompressed because pictures are: only one is in memory at a time. */
export async function* zipFile(files: AsyncIterable<ZippedFile>, moment: number): AsyncGenerator<Buffer> {
  const zip = new ZipFile();
  const output = zip.outputStream as PassThrough;
  for await (const { name, bytes } of files) {
    zip.addBuffer(Buffer.from(bytes), name, { mtime: new Date(moment), mode: 0o100644, compress: false });
    for (let chunk = output.read(); chunk !== null; chunk = output.read()) yield chunk;
  }
  zip.end();
  yield* output as AsyncIterable<Buffer>;
}
