import { emptyWal } from './db/dialect.ts';
import type { Platform } from './db/platform.ts';
import { type Job, reasonOf } from './feature/background-work.ts';
import type { Feature } from './feature/feature.ts';
import { features } from './features.ts';

/** Runs the cleanups of all features. A failing cleanup does not stop the others. */
export async function runCleanups(
  platform: Platform,
  from: readonly Pick<Feature, 'name' | 'cleanups'>[] = features,
): Promise<void> {
  const now = platform.now();
  for (const { name, cleanups = [] } of from)
    for (const cleanup of cleanups)
      await cleanup(platform, now).catch((failure: unknown) =>
        platform.log.warn({ feature: name, reason: reasonOf(failure) }, 'cleanup_failed'),
      );
  await emptyWal(platform.database);
}

export const cleanupJob = (platform: Platform): Job => ({ pause: 10 * 60_000, run: () => runCleanups(platform) });
