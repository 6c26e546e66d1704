import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** A page as it is sent, and how long it is true. */
export interface KeptPage {
  /** Null where nobody needs to know it again. */
  etag: string | null;
  policy: string;
  /** The day from which it would be another one; null where none is known. */
  until: string | null;
  packed: Packed;
}

/** In the encoding in which it was first asked for, and in the other one once somebody has asked for that. */
type Packed = Partial<Record<Kept, Buffer>>;
type Kept = Exclude<Encoding, 'identity'>;

const [zip, unzip] = [promisify(gzip), promisify(gunzip)];
const [brotli, unbrotli] = [promisify(brotliCompress), promisify(brotliDecompress)];
const ways: Record<Kept, { pack: (html: Buffer) => Promise<Buffer>; unpack: (bytes: Buffer) => Promise<Buffer> }> = {
  br: { pack: (html) => brotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }), unpack: unbrotli },
  gzip: { pack: (html) => zip(html, { level: 6 }), unpack: unzip },
};

/** A page that was written now, packed once. */
export async function packedFor(encoding: Encoding, html: Buffer): Promise<Packed> {
  const kept = encoding === 'identity' ? 'gzip' : encoding;
  return { [kept]: await ways[kept].pack(html) };
}

/** The bytes of a page as a browser wants them. */
export async function encoded({ packed }: KeptPage, encoding: Encoding): Promise<Buffer> {
  const known = encoding === 'identity' ? undefined : packed[encoding];
  if (known) return known;
  const html = packed.br ? await ways.br.unpack(packed.br) : await ways.gzip.unpack(packed.gzip ?? Buffer.alloc(0));
  if (encoding === 'identity') return html;
  packed[encoding] = await ways[encoding].pack(html);
  return packed[encoding];
}

interface Wanted {
  key: string;
  version: string;
  today: string;
}

interface Written {
  version: string;
  writtenOn: string;
  page: KeptPage;
  /** What it was counted as. */
  size: number;
}

/** Pages that were written once, as many as fit: those that nobody has asked for the longest go first. */
export class KeptPages {
  private readonly kept = new Map<string, Written>();
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
    const size = sizeOf(page);
    this.kept.set(key, { version, writtenOn: today, page, size });
    this.bytes += size;
    for (const oldest of this.kept.keys()) {
      if (this.bytes <= this.mostBytes) return;
      this.drop(oldest);
    }
  }

  drop(key: string): void {
    const kept = this.kept.get(key);
    if (!kept) return;
    this.kept.delete(key);
    this.bytes -= kept.size;
  }
}

/** With room for the other encoding, which comes later. */
const sizeOf = ({ packed: { br, gzip } }: KeptPage): number => 2.5 * (br ?? gzip ?? []).length + 1_000;
