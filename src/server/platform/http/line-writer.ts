import { writeSync } from 'node:fs';

const mostWaiting = 16_000_000;
const pause = 10;
const lastPatience = 1_000;

/** Writes lines out, those of one turn of the event loop at once: when the turn ends, and when the process does. */
export class LineWriter {
  private readonly descriptor: number;
  private lines = '';
  private unwritten: Buffer = Buffer.alloc(0);
  private isDue = false;

  constructor(descriptor: number) {
    this.descriptor = descriptor;
  }

  write(line: string): void {
    if (this.lines.length + this.unwritten.length > mostWaiting) return;
    this.lines += line;
    if (this.isDue) return;
    this.isDue = true;
    setImmediate(() => this.endTurn());
  }

  /** Waits a while for a slow reader, since there is no later. */
  end(): void {
    const deadline = performance.now() + lastPatience;
    this.flush();
    while (this.unwritten.length > 0 && performance.now() < deadline) {
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pause);
      this.flush();
    }
  }

  private endTurn(): void {
    this.flush();
    this.isDue = this.unwritten.length > 0;
    if (this.isDue) setTimeout(() => this.endTurn(), pause).unref();
  }

  /** What waits goes first: to join it with what came meanwhile would copy all of it each time. */
  private flush(): void {
    this.offer(this.unwritten);
    if (this.unwritten.length > 0 || this.lines === '') return;
    const fresh = Buffer.from(this.lines);
    this.lines = '';
    this.offer(fresh);
  }

  private offer(bytes: Buffer): void {
    this.unwritten = bytes.subarray(writeWhatFits(this.descriptor, bytes));
  }
}

let output: LineWriter | undefined;

/** The one writer of this process to its standard output. */
export function standardOutput(): LineWriter {
  if (output) return output;
  const writer = new LineWriter(1);
  process.on('exit', () => writer.end());
  output = writer;
  return writer;
}

/** Says how many bytes are done with. What can never be written is: a log that nobody reads stops no server. */
function writeWhatFits(descriptor: number, bytes: Buffer): number {
  let written = 0;
  try {
    while (written < bytes.length) written += writeSync(descriptor, bytes, written);
    return written;
  } catch (failure) {
    return isFull(failure) ? written : bytes.length;
  }
}

const isFull = (failure: unknown): boolean =>
  failure instanceof Error && 'code' in failure && failure.code === 'EAGAIN';
