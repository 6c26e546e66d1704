import type * as z from '#rules/zod.ts';

type Area = 'session' | 'local' | 'memory';

interface Definition<Value> {
  key: string;
  /** 'memory' lasts until the next load. */
  area: Area;
  schema: z.ZodMiniType<Value>;
  /** Only the same account reads the value again; null stores nothing. */
  owner?: string | null;
  maxAgeMs?: number;
  /** Delays writes of large values; leaving the page writes them at once. */
  delayMs?: number;
  /** The value alone, strings without quotes, for keys that the specification or other scripts know. */
  isPlain?: boolean;
}

export interface Stored<Value> {
  /** Null for entries that are missing, corrupt, expired or of another owner. */
  read(): Value | null;
  write(value: Value): void;
  clear(): void;
  /** True if another tab wrote or cleared the entry. */
  isChangedBy(event: StorageEvent): boolean;
}

interface Entry {
  owner?: unknown;
  at?: unknown;
  value?: unknown;
}

/** Entries that are delayed, live in memory, or were refused because storage is blocked or full. */
const unwritten = new Map<string, { key: string; entry: Entry; flush(): void }>();

const prefix = 'vaya.';
const survivesSignOut: readonly string[] = ['vaya.language', 'vaya.theme', 'vaya.office-keys'];

export function defineStored<Value>(definition: Definition<Value>): Stored<Value> {
  const { key, area, schema, owner, maxAgeMs, delayMs, isPlain = false } = definition;
  const id = `${area} ${key}`;

  function clear(): void {
    unwritten.delete(id);
    attempt(() => storageOf(area)?.removeItem(key));
  }

  function readEntry(): Entry {
    const text = attempt(() => storageOf(area)?.getItem(key)) ?? null;
    if (!isPlain) return Object(parsed(text));
    return { value: schema.safeParse(text).success ? text : parsed(text) };
  }

  return {
    read() {
      const entry = unwritten.get(id)?.entry ?? readEntry();
      if (owner !== undefined && (owner === null || entry.owner !== owner)) return null;
      if (maxAgeMs !== undefined && !(Date.now() - Number(entry.at) < maxAgeMs)) {
        clear();
        return null;
      }
      return schema.safeParse(entry.value).data ?? null;
    },
    write(value) {
      if (owner === null) return;
      const entry = { owner, at: Date.now(), value };
      const flush = () => {
        if (area === 'memory') return;
        storageOf(area)?.setItem(key, isPlain ? plain(value) : JSON.stringify(entry));
        unwritten.delete(id);
      };
      unwritten.set(id, { key, entry, flush });
      if (delayMs === undefined) attempt(flush);
      else flushLater(delayMs);
    },
    clear,
    isChangedBy: (event) =>
      attempt(() => event.storageArea === storageOf(area)) === true && (event.key === null || event.key === key),
  };
}

/** Whether the browser lets us store anything, and has room for it. */
export const canStore = (area: Area): boolean =>
  attempt(() => {
    storageOf(area)?.setItem('vaya.probe', '');
    storageOf(area)?.removeItem('vaya.probe');
    return true;
  }) === true;

/** Clears everything typed or cached on this device, except entries of accounts that are still signed in. */
export const clearStored = (signedIn: readonly string[] = []): void =>
  clearWhere(({ owner }) => !signedIn.some((each) => each === owner));

/** Clears the entries of other accounts that have the role of this one. */
export function clearOthers(own: string): void {
  const role = own.slice(0, own.indexOf(':') + 1);
  clearWhere(({ owner }) => typeof owner === 'string' && owner !== own && owner.startsWith(role));
}

function clearWhere(isOf: (entry: Entry) => boolean): void {
  const isCleared = (key: string, entry: Entry) =>
    key.startsWith(prefix) && !survivesSignOut.includes(key) && isOf(entry);
  for (const [id, { key, entry }] of unwritten) if (isCleared(key, entry)) unwritten.delete(id);
  for (const area of ['session', 'local'] as const)
    attempt(() => {
      const storage = storageOf(area);
      for (const key of Object.keys(storage ?? {}))
        if (isCleared(key, Object(parsed(storage?.getItem(key) ?? null)))) storage?.removeItem(key);
    });
}

/** As a new load does: what was never written is gone. */
export function discardUnwritten(): void {
  unwritten.clear();
}

function flushLater(delayMs: number): void {
  setTimeout(flushAll, delayMs);
  addEventListener('pagehide', flushAll);
}

function flushAll(): void {
  for (const { flush } of unwritten.values()) attempt(flush);
}

function storageOf(area: Area): Storage | null {
  if (area === 'memory') return null;
  return area === 'session' ? sessionStorage : localStorage;
}

const plain = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
const parsed = (text: string | null): unknown => attempt(() => JSON.parse(text ?? 'null'));

/** Browsers throw where storage is blocked or full. */
function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
