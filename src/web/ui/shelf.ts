/** Where something is kept, by its name. What a device does not let be kept is as good as forgotten. */
export interface Shelf {
  read(name: string): unknown;
  write(name: string, kept: object): void;
  clear(name: string): void;
}

const keyOf = (name: string) => `vaya.page.${name}`;

/** For this tab, over a reload. */
export const tabShelf: Shelf = {
  read(name) {
    try {
      return JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null');
    } catch {
      return null;
    }
  },
  write(name, kept) {
    try {
      sessionStorage.setItem(keyOf(name), JSON.stringify(kept));
    } catch {}
  },
  clear(name) {
    try {
      sessionStorage.removeItem(keyOf(name));
    } catch {}
  },
};

const memory = new Map<string, object>();

/** Until the next load: for what is too much to be written down. */
export const memoryShelf: Shelf = {
  read: (name) => memory.get(name) ?? null,
  write: (name, kept) => void memory.set(name, kept),
  clear: (name) => void memory.delete(name),
};
