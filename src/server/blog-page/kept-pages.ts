import { promisify } from 'node:util';
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** A page as it is sent, and how long it is true. */
export interface KeptPage {
  /** Null where nobody needs to know it again. */
  etag: string | null;
  policy: string;
  /** The day from which it would be another one; null where none is known. */
  until: string | null;
  zipped: Buffer;
  /** Made when somebody asks for it. */
  packed?: Buffer;
}

const [zip, unzip, pack] = [promisify(gzip), promisify(gunzip), promisify(brotliCompress)];
const packing = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

export const zippedPage = (html: string): Promise<Buffer> => zip(html, { level: 6 });

/** The bytes of a page as a browser wants them. */
export async function encoded(page: KeptPage, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return page.zipped;
  if (encoding === 'identity') return unzip(page.zipped);
  page.packed ??= await pack(await unzip(page.zipped), packing);
  return page.packed;
}

interface Wanted {
  key: string;
  version: string;
  today: string;
}

interface Kept {
  version: string;
  writtenOn: string;
  page: KeptPage;
}

/** Pages that were written once, as many as fit: those that nobody has asked for the longest go first. */
export class KeptPages {
  private readonly kept = new Map<string, Kept>();
  private readonly underWay = new Map<string, Promise<unknown>>();
  private readonly mostBytes: number;
  private bytes = 0;

  constructor(mostBytes = 64_000_000) {
    this.mostBytes = mostBytes;
  }

  /** The one of this version, on a day on which it is still true. */
  find({ key, version, today }: Wanted): KeptPage | null {
    const kept = this.kept.get(key);
    if (kept?.version !== version || today < kept.writtenOn) return null;
    if (kept.page.until !== null && today >= kept.page.until) return null;
    this.kept.delete(key);
    this.kept.set(key, kept);
    return kept.page;
  }

  /** Writes what is wanted, once for all who wait, and keeps it if it is a page. */
  once<Answer>(wanted: Wanted, write: () => Promise<Answer>, pageIn: (answer: Answer) => KeptPage | null) {
    const name = JSON.stringify(wanted);
    const known = this.underWay.get(name) as Promise<Answer> | undefined;
    if (known) return known;
    const writing = write()
      .then((answer) => {
        const page = pageIn(answer);
        if (page) this.keep(wanted, page);
        return answer;
      })
      .finally(() => this.underWay.delete(name));
    this.underWay.set(name, writing);
    return writing;
  }

  keys(): string[] {
    return [...this.kept.keys()];
  }

  private keep({ key, version, today }: Wanted, page: KeptPage): void {
    this.drop(key);
    this.kept.set(key, { version, writtenOn: today, page });
    this.bytes += sizeOf(page);
    for (const oldest of this.kept.keys()) {
      if (this.bytes <= this.mostBytes) return;
      this.drop(oldest);
    }
  }

  drop(key: string): void {
    const kept = this.kept.get(key);
    if (!kept) return;
    this.kept.delete(key);
    this.bytes -= sizeOf(kept.page);
  }
}

/** With room for the other encoding, which comes later. */
const sizeOf = ({ zipped }: KeptPage): number => 2 * zipped.length + 1_000;
