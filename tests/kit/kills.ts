import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { migrate } from '#server/db/migrate.ts';
import { migrations } from '#server/db/migrations/all.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { newKey } from '#server/lib/key-ring.ts';
import { pictureKinds } from '#server/media/drawing-process.ts';
import { type Acknowledged, countOf, keepAll, writeUntil } from './all-writers.ts';
import { askAgain } from './ask-again.ts';
import { makeTables } from './beginnings.ts';
import { cli, dataFolder, type ServerProcess, spawnServer, startServerProcess } from './server-process.ts';

/** How often a server is killed at which time of its life. */
export interface Kills {
  whileWriting: number;
  whileStarting: number;
  whileMigrating: number;
}

export interface AfterKills {
  acknowledged: number;
  lost: string[];
  starts: number;
  failedStarts: string[];
  /** What SQLite says of the files that were left. */
  integrity: string[];
}

/** Kills servers without a word, and looks for everything that they had acknowledged. */
export async function killServers(kills: Kills, random: () => number = Math.random): Promise<AfterKills> {
  const after: AfterKills = { acknowledged: 0, lost: [], starts: 0, failedStarts: [], integrity: [] };
  await killOneThatWrites(kills, random, after);
  await killSomeThatMigrate(kills.whileMigrating, random, after);
  return after;
}

async function killOneThatWrites({ whileWriting, whileStarting }: Kills, random: () => number, after: AfterKills) {
  const data = dataFolder();
  const env = { DATA_DIR: data.folder, TRUST_PROXY: '1' };
  // An account has fifty sessions, so each kill has one of its own.
  const sponsors = Array.from({ length: whileWriting }, (_, number) => `ada${number}`);
  await makeTables(env);
  for (const sponsor of sponsors) addSponsor(env, sponsor);
  const known: Acknowledged = { codes: [], tokens: [], usernames: [] };
  for (let left = whileWriting, starting = whileStarting; left + starting > 0; ) {
    const isStart = random() * (left + starting) < starting;
    if (isStart) starting -= 1;
    else left -= 1;
    if (isStart) await killAtStart(env, random() * 900);
    else {
      const server = await start(env, after);
      if (server) keepAll(known, await writeSome(server, 6 + Math.floor(random() * 55), sponsors[left]));
    }
  }
  const server = await start(env, after);
  after.acknowledged += countOf(known);
  after.lost.push(...(server ? await lostSessions(server, known.tokens) : ['everything']));
  await server?.end('SIGTERM');
  after.lost.push(...lostRows(data.folder, known));
  after.integrity.push(integrityOf(data.folder));
  data.remove();
}

const writeSome = (server: ServerProcess, writes: number, sponsor: string | undefined): Promise<Acknowledged> =>
  writeUntil(server, (known) => countOf(known) >= writes, sponsor);

async function start(env: Record<string, string>, after: AfterKills): Promise<ServerProcess | null> {
  after.starts += 1;
  return startServerProcess(env).catch((failure: Error) => {
    after.failedStarts.push(failure.message);
    return null;
  });
}

async function killAtStart(env: Record<string, string>, milliseconds: number): Promise<void> {
  const child = spawnServer(env);
  const gone = once(child, 'exit');
  await setTimeout(milliseconds);
  child.kill('SIGKILL');
  await gone;
}

function addSponsor(env: Record<string, string>, name: string): void {
  const sponsor = ['sponsors', 'add', '--username', name, '--email', `${name}@mail.example`, '--name', 'Ada'];
  execFileSync(process.execPath, [...cli, ...sponsor, '--password-stdin'], {
    env: { ...process.env, ...env, DATABASE_URL: '' },
    input: 'open-sesame-1',
  });
}

async function lostSessions({ url }: ServerProcess, tokens: readonly string[]): Promise<string[]> {
  const lost: string[] = [];
  for (const [index, token] of tokens.entries()) {
    const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': `10.9.${index >> 8}.${index & 255}` };
    const { status } = await askAgain(() => fetch(`${url}/api/auth/session`, { headers }));
    if (status !== 200) lost.push(`a session: ${status}`);
  }
  return lost;
}

/** Codes without their mails, applicants without their application, pictures without their files. */
function lostRows(folder: string, { codes, usernames }: Acknowledged): string[] {
  const database = new DatabaseSync(join(folder, 'vaya.sqlite'), { readOnly: true });
  const all = (sql: string) =>
    new Set(
      database
        .prepare(sql)
        .all()
        .map(({ value }) => String(value)),
    );
  const sent = all('select id as value from "emailVerification"');
  const mails = all(`select count(*) as value from "outboxMail" where template = 'code'`);
  const applied = all('select username as value from account join application on "accountId" = account.id');
  const keys = all('select key as value from image where "attachedAt" is not null');
  database.close();
  return [
    ...codes.filter((id) => !sent.has(id)).map((id) => `code ${id}`),
    ...(mails.has(String(sent.size)) ? [] : [`mails: ${[...mails]} for ${sent.size} codes`]),
    ...usernames.filter((username) => !applied.has(username)).map((username) => `application of ${username}`),
    ...[...keys].filter((key) => !hasFiles(folder, key)).map((key) => `files of ${key}`),
  ];
}

const hasFiles = (folder: string, key: string): boolean =>
  pictureKinds.profile.widths.every((width) => {
    const file = join(folder, 'media', key, `${width}.webp`);
    return existsSync(file) && statSync(file).size > 0;
  });

function integrityOf(folder: string): string {
  const database = new DatabaseSync(join(folder, 'vaya.sqlite'));
  const [said] = Object.values(database.prepare('pragma integrity_check').get() ?? {});
  database.close();
  return String(said);
}

/** Each time a database with the first migration alone, whose other migrations end in the middle of one statement or between two. */
async function killSomeThatMigrate(rounds: number, random: () => number, after: AfterKills): Promise<void> {
  const older = dataFolder();
  await plantOlder(older.folder);
  for (let round = 0; round < rounds; round += 1) {
    const data = dataFolder();
    cpSync(older.folder, data.folder, { recursive: true });
    const env = { DATA_DIR: data.folder, VAYA_KEYS: newKey() };
    await endAtStatement(env, 1 + Math.floor(random() * 150));
    const server = await start(env, after);
    after.acknowledged += 1;
    await server?.end('SIGKILL');
    after.lost.push(...keptSince(data.folder));
    after.integrity.push(integrityOf(data.folder));
    data.remove();
  }
  older.remove();
}

const plantedId = '00000000-0000-4000-8000-000000000001';

async function plantOlder(folder: string): Promise<void> {
  const file = join(folder, 'vaya.sqlite');
  const { database } = openDatabase<unknown>({ kind: 'sqlite', file });
  await migrate(database, Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '0002')));
  await database.destroy();
  const rows = new DatabaseSync(file);
  rows.exec(
    `insert into account (id, role, state, name, username, "usernameFolded", email, "emailFolded", "createdAt", "updatedAt")
     values ('${plantedId}', 'creator', 'active', 'Deniz', 'deniz', 'deniz', 'deniz@mail.example', 'deniz@mail.example', 1, 1)`,
  );
  rows.close();
}

function keptSince(folder: string): string[] {
  const database = new DatabaseSync(join(folder, 'vaya.sqlite'), { readOnly: true });
  const kept = database.prepare('select username from account where id = ?').get(plantedId);
  database.close();
  return kept?.username === 'deniz' ? [] : ['an account, by a migration'];
}

/** Ends a start as a kill does, at one of the statements that it sends to its database. */
async function endAtStatement(env: Record<string, string>, statement: number): Promise<void> {
  const plant = join(env.DATA_DIR ?? '', 'plant.cjs');
  writeFileSync(
    plant,
    `const { DatabaseSync } = require('node:sqlite');
     const { prepare } = DatabaseSync.prototype;
     let left = ${statement};
     DatabaseSync.prototype.prepare = function (sql) {
       left -= 1;
       if (left === 0) process.kill(process.pid, 'SIGKILL');
       return prepare.call(this, sql);
     };`,
  );
  const child = spawnServer({ ...env, NODE_OPTIONS: `--require ${plant}` });
  const gone = once(child, 'exit');
  child.stdout?.once('data', () => child.kill('SIGKILL'));
  await gone;
}
