import { seedCreators } from '#demo/seed-accounts.ts';
import { creatorAccounts } from '#server/account/creator-account.lifecycle.ts';
import { openPlatform, silentLog } from '#server/open-platform.ts';
import { parseConfig } from '#server/platform/config.ts';
import type { Platform } from '#server/platform/platform.ts';
import { advance } from '#server/records/advance.ts';
import { inUnitOfWork } from '#server/records/unit-of-work.ts';
import { startPostgres } from '#tests/kit/postgres-server.ts';
import { dataFolder } from '#tests/kit/server-process.ts';
import { type Figure, reported } from './figure.ts';

const [writers, processes, milliseconds] = [32, 4, 8_000];

/** What changes the directory, by so many at once: creators who are suspended and reinstated, on PostgreSQL. */
export async function listedWrites(): Promise<Figure[]> {
  const [postgres, data] = [await startPostgres([]), dataFolder()];
  try {
    await postgres.createDatabase('writes');
    const platforms = await openPlatforms({ DATA_DIR: data.folder, DATABASE_URL: `${postgres.url}/writes` });
    const ids = await seed(platforms);
    const counts = await Promise.all(
      ids.map((id, index) => writeOn(platforms[index % processes], id, performance.now() + milliseconds)),
    );
    await Promise.all(platforms.map(({ database }) => database.destroy()));
    const total = counts.reduce((sum, count) => sum + count, 0);
    return [reported('listed writes a second, 32 writers on PostgreSQL', total / (milliseconds / 1000), '')];
  } finally {
    await postgres.stop();
    data.remove();
  }
}

async function openPlatforms(env: Record<string, string>): Promise<Platform[]> {
  const config = parseConfig(env);
  if ('problems' in config) throw new Error(config.problems.join('\n'));
  const platforms: Platform[] = [];
  for (let each = 0; each < processes; each += 1) platforms.push(await openPlatform(config, silentLog));
  return platforms;
}

async function seed([platform]: readonly Platform[]): Promise<string[]> {
  if (!platform) return [];
  const { database, now } = platform;
  await database
    .transaction()
    .execute((transaction) => seedCreators(transaction, { seed: 3, first: 1, count: writers, now: now() }));
  const accounts = await database.selectFrom('account').select('id').execute();
  return accounts.map(({ id }) => id);
}

async function writeOn(platform: Platform | undefined, id: string, until: number): Promise<number> {
  if (!platform) return 0;
  let count = 0;
  for (; performance.now() < until; count += 1) {
    const type = count % 2 === 0 ? ('account.suspend' as const) : ('account.reinstate' as const);
    await inUnitOfWork(platform, (unit) => advance(unit, creatorAccounts, id, { type }));
  }
  return count;
}
