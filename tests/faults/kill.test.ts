import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dataFolder, type ServerProcess, startServerProcess } from '#tests/kit/server-process.ts';

const password = 'open-sesame-1';
let data: ReturnType<typeof dataFolder>;
let env: Record<string, string>;
beforeEach(() => {
  data = dataFolder();
  env = { DATA_DIR: data.folder, TRUST_PROXY: '1' };
  const staff = ['staff', 'add', '--username', 'ada', '--email', 'ada@mail.example', '--name', 'Ada'];
  execFileSync(process.execPath, ['src/server/cli.ts', ...staff, '--password-stdin'], {
    env: { ...process.env, ...env, DATABASE_URL: '' },
    input: password,
  });
});
afterEach(() => data.remove());

/** Every request comes from an address of its own, as they do from people. */
let callers = 0;
async function post({ url }: ServerProcess, path: string, body: object): Promise<Record<string, string> | null> {
  callers += 1;
  const from = `10.${callers >> 16}.${(callers >> 8) & 255}.${callers & 255}`;
  const response = await fetch(`${url}/api${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
  }).catch(() => null);
  return response?.status === 200 ? response.json().catch(() => null) : null;
}

interface Acknowledged {
  applications: string[];
  tokens: string[];
}

/** Writes from all sides, and kills the server at the moment when so many writes were acknowledged. */
async function writeUntilKilled(server: ServerProcess, round: number, kills: number): Promise<Acknowledged> {
  const known: Acknowledged = { applications: [], tokens: [] };
  let isOver = false;
  const keep = (list: string[], id: string | undefined) => {
    if (id === undefined) return;
    list.push(id);
    if (known.applications.length + known.tokens.length < kills || isOver) return;
    isOver = true;
    server.process.kill('SIGKILL');
  };
  const applying = async (writer: number) => {
    for (let count = 0; !isOver; count += 1) {
      const email = `kim.${round}.${writer}.${count}@mail.example`;
      keep(known.applications, (await post(server, '/creator/send-verification-email', { email }))?.applicationId);
    }
  };
  const signingIn = async () => {
    while (!isOver) keep(known.tokens, (await post(server, '/auth/login', { username: 'ada', password }))?.accessToken);
  };
  await Promise.all([applying(0), applying(1), applying(2), signingIn()]);
  return known;
}

describe('a server that is killed while it writes', () => {
  it('has every row that it acknowledged when it is started again', async () => {
    const all: Acknowledged = { applications: [], tokens: [] };
    for (const [round, kills] of [23, 58, 131].entries()) {
      const server = await startServerProcess(env);
      const { applications, tokens } = await writeUntilKilled(server, round, kills);
      await server.end('SIGKILL');
      all.applications.push(...applications);
      all.tokens.push(...tokens);
    }
    expect(all.applications.length).toBeGreaterThan(100);
    expect(all.tokens.length).toBeGreaterThan(3);

    const server = await startServerProcess(env);
    for (const token of all.tokens) {
      const { status } = await fetch(`${server.url}/api/auth/session`, {
        headers: { authorization: `Bearer ${token}` },
      });
      expect(status).toBe(200);
    }
    expect(await server.end('SIGTERM')).toBe(0);

    const database = new DatabaseSync(join(data.folder, 'vaya.sqlite'), { readOnly: true });
    const idsIn = (table: string) =>
      new Set(
        database
          .prepare(`select id from ${table}`)
          .all()
          .map(({ id }) => id),
      );
    const stored = idsIn('emailVerification');
    expect(all.applications.filter((id) => !stored.has(id))).toEqual([]);
    expect(idsIn('outboxMail').size).toBe(stored.size);
    expect(database.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' });
    database.close();
  });
});
