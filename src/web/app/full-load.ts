import { canStore, defineStored } from '#machines/storage.ts';
import * as z from '#rules/zod.ts';

const loadedAt = defineStored({ key: 'vaya.fullLoad', area: 'session', schema: z.number() });
const minIntervalMs = 60_000;

/** One full load of this address gets past a missing script; a second within a minute would only go in circles. */
export const mayLoadFully = (now: number): boolean =>
  canStore('session') && now - (loadedAt.read() ?? 0) >= minIntervalMs;

export function loadFully(now: number, reload: () => void): void {
  loadedAt.write(now);
  reload();
}
