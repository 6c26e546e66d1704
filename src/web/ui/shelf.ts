/** Where something is kept, by its name. What a device does not let be kept is as good as forgotten. */
export interface Shelf {
  read(name: string): unknown;
  write(name: string, kept: object): void;
  clear(name: string): void;
}

const shelfIn = (storage: () => Storage, group: string): Shelf => ({
  read(name) {
    try {
      return JSON.parse(storage().getItem(group + name) ?? 'null');
    } catch {
      return null;
    }
  },
  write(name, kept) {
    try {
      storage().setItem(group + name, JSON.stringify(kept));
    } catch {}
  },
  clear(name) {
    try {
      storage().removeItem(group + name);
    } catch {}
  },
});

/** For this tab, over a reload. */
export const tabShelf = shelfIn(() => sessionStorage, 'vaya.page.');

/** For this device, whichever tab comes next. */
export const draftShelf = shelfIn(() => localStorage, 'vaya.draft.');

const memory = new Map<string, object>();

/** Until the next load: for what is too much to be written down. */
export const memoryShelf: Shelf = {
  read: (name) => memory.get(name) ?? null,
  write: (name, kept) => void memory.set(name, kept),
  clear: (name) => void memory.delete(name),
};
