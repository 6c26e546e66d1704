import { draftPrefix, waitingDrafts } from '#machines/session/drafts.ts';

/** Where something is kept, by its name. What a device does not let be kept is forgotten with the next load. */
export interface Shelf {
  read(name: string): unknown;
  write(name: string, kept: object): void;
  clear(name: string): void;
}

function shelfIn(storage: () => Storage, group: string): Shelf {
  const refused = new Map<string, object>();
  return {
    read(name) {
      try {
        return refused.get(name) ?? JSON.parse(storage().getItem(group + name) ?? 'null');
      } catch {
        return null;
      }
    },
    write(name, kept) {
      refused.delete(name);
      try {
        storage().setItem(group + name, JSON.stringify(kept));
      } catch {
        refused.set(name, kept);
      }
    },
    clear(name) {
      refused.delete(name);
      try {
        storage().removeItem(group + name);
      } catch {}
    },
  };
}

const unhurriedPause = 100;

/** The same, but for writing: what is kept many times in a row is written once, after it was seen, and at the latest when the page is left. */
export function unhurried(shelf: Shelf): Shelf {
  const waiting = new Map<string, object>();
  waitingDrafts.add(waiting);
  const writeAll = () => {
    for (const [name, kept] of waiting) shelf.write(name, kept);
    waiting.clear();
    removeEventListener('pagehide', writeAll);
  };
  return {
    read(name) {
      writeAll();
      return shelf.read(name);
    },
    write(name, kept) {
      if (waiting.size === 0) {
        setTimeout(writeAll, unhurriedPause);
        addEventListener('pagehide', writeAll);
      }
      waiting.set(name, kept);
    },
    clear(name) {
      waiting.delete(name);
      shelf.clear(name);
    },
  };
}

/** For this tab, over a reload. */
export const tabShelf = shelfIn(() => sessionStorage, draftPrefix);

/** For this device, whichever tab comes next. */
export const draftShelf = shelfIn(() => localStorage, 'vaya.draft.');

const memory = new Map<string, object>();

/** Until the next load: for what is too much to be written down. */
export const memoryShelf: Shelf = {
  read: (name) => memory.get(name) ?? null,
  write: (name, kept) => void memory.set(name, kept),
  clear: (name) => void memory.delete(name),
};

/** Whether what was kept has the shape of an example: null stands for a text or none, a list for as many as its first, an empty object for texts. */
export function isLike(value: unknown, example: unknown): boolean {
  if (example === null) return value === null || typeof value === 'string';
  if (Array.isArray(example)) return Array.isArray(value) && value.every((each) => isLike(each, example[0]));
  if (typeof example !== 'object') return typeof value === typeof example;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const parts = Object.entries(example);
  return parts.length === 0
    ? Object.values(value).every((each) => typeof each === 'string')
    : parts.every(([name, part]) => isLike(Reflect.get(value, name), part));
}
