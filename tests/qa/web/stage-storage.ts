/** The screen in the frame keeps its drafts under names of its own, and finds none when it is opened. */
const prefix = 'vaya.stage/';
let isFull = false;
const { getItem, setItem, removeItem } = Storage.prototype;

for (const area of [localStorage, sessionStorage])
  for (const key of Object.keys(area).filter((name) => name.startsWith(prefix))) removeItem.call(area, key);

Object.assign(Storage.prototype, {
  getItem(this: Storage, key: string) {
    return getItem.call(this, `${prefix}${key}`);
  },
  setItem(this: Storage, key: string, value: string) {
    if (isFull) throw new DOMException('The storage is full.', 'QuotaExceededError');
    setItem.call(this, `${prefix}${key}`, value);
  },
  removeItem(this: Storage, key: string) {
    removeItem.call(this, `${prefix}${key}`);
  },
});

/** From now on nothing more can be stored, as where the storage is full. */
export function fillStorage(): void {
  isFull = true;
}
