import { execFileSync } from 'node:child_process';
import { truncateSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '#server/db/open-database.ts';
import { writeUntil } from '#tests/kit/all-writers.ts';
import { recordIn, safeAt, untilSaid } from '#tests/kit/file-record.ts';
import { dataFolder, endOf, spawnServer, startServerProcess } from '#tests/kit/server-process.ts';

let data: ReturnType<typeof dataFolder>;
let outside: ReturnType<typeof dataFolder>;
beforeEach(() => {
  data = dataFolder();
  outside = dataFolder();
});
afterEach(() => {
  data.remove();
  outside.remove();
});

const recorder = join(import.meta.dirname, '../kit/record-files.cjs');
const writer = join(import.meta.dirname, '../kit/write-picture.ts');

/** What a server did to its files and its database, from an empty folder to its first application. */
async function firstLife() {
  const FILE_RECORD = join(outside.folder, 'record');
  const folder = join(data.folder, 'new', 'folder');
  const env = { DATA_DIR: folder, TRUST_PROXY: '1', NODE_OPTIONS: `--require ${recorder}`, FILE_RECORD };
  const server = await startServerProcess(env);
  await writeUntil(server, ({ usernames }) => usernames.length > 0);
  return { folder, record: recordIn(FILE_RECORD) };
}

describe('before something is acknowledged, what a power cut must not take is on the disk', () => {
  it('the key before anything that is encrypted under it, the pictures before the record that shows them', async () => {
    const { folder, record } = await firstLife();
    const underKey = safeAt(untilSaid(record, /into "encryptionKey"/));
    expect([[...underKey.safe], [...underKey.lost]]).toEqual([[join(folder, 'keys')], []]);

    const shown = untilSaid(record, /update "image" set "accountId" = \?, "attachedAt"/);
    const [first] = shown.filter(([deed, path]) => deed === 'renamed' && path?.includes('/media/'));
    const picture = dirname(first?.[2] ?? '');
    const filesIn = (files: Set<string>) =>
      [...files].filter((file) => dirname(file) === picture).map((file) => basename(file));
    const { safe, lost } = safeAt(shown);
    expect([filesIn(safe).toSorted(), filesIn(lost)]).toEqual([['320.webp', '800.webp', '96.webp'], []]);
  });

  it('a picture in folders that somebody else has just made', () => {
    const FILE_RECORD = join(outside.folder, 'record');
    const media = join(data.folder, 'media');
    execFileSync(process.execPath, ['--require', recorder, writer, media], { env: { ...process.env, FILE_RECORD } });
    const { safe, lost } = safeAt(recordIn(FILE_RECORD));
    expect([[...safe], [...lost]]).toEqual([[join(media, 'profile/one/96.webp')], []]);
  });

  it('every commit, by each connection to SQLite', async () => {
    const { database } = openDatabase({ kind: 'sqlite', file: join(data.folder, 'vaya.sqlite') });
    const asked = await Promise.all(
      ['synchronous', 'journal_mode'].map((name) => sql.raw(`pragma ${name}`).execute(database)),
    );
    expect(asked.map(({ rows }) => rows)).toEqual([[{ synchronous: 2 }], [{ journal_mode: 'wal' }]]);
    await database.destroy();
  });
});

describe('what a power cut may leave', () => {
  const env = () => ({ DATA_DIR: data.folder });
  const lived = async () => {
    const server = await startServerProcess(env());
    await server.end('SIGTERM');
  };

  it.each([0, 20])(
    'of a new key %i bytes are refused in a sentence, and a half of one beside it is nothing',
    async (bytes) => {
      const key = join(data.folder, 'keys');
      writeFileSync(`${key}.4711`, 'half a k');
      await lived();
      truncateSync(key, bytes);
      const { code, said } = await endOf(spawnServer(env()));
      expect([code, said]).toEqual([1, expect.stringMatching(/^.*keys is damaged: .*\n$/)]);
    },
  );
});
