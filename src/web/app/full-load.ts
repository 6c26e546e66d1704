import { canStore, defineStored } from '#machines/storage.ts';
import * as z from '#rules/zod.ts';

const loadedAt = defineStored({ key: 'vaya.fullLoad', area: 'session', schema: z.number() });
const minIntervalMs = 60_000;

/** At most once a minute: a second full load would not help. Offline the browser would show its own page instead. */
export const mayLoadFully = (now: number): boolean =>
  navigator.onLine && canStore('session') && now - (loadedAt.read() ?? 0) >= minIntervalMs;

export function loadFully(now: number, reload: () => void): void {
  loadedAt.write(now);
  reload();
}
