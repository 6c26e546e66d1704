import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { parseConfig } from '#server/lib/config.ts';
import { hashToken } from '#server/lib/secrets.ts';
import { openPlatform, silentLog } from '#server/open-platform.ts';
import { answerForCpu } from './answer-for-cpu.ts';

/** The least that reads a session: node:http, the same hash of the token, the same SQL, the same answer, the same line in the log. */
const config = parseConfig(process.env);
if ('problems' in config) throw new Error(config.problems.join('\n'));
const isLogging = config.logLevel !== 'silent';
const platform = await openPlatform(config, silentLog);
await platform.database.destroy();
const database = new DatabaseSync(join(config.dataDir, 'vaya.sqlite'));
const find = database.prepare(
  `select "accountId", "role", "state", "name", "username", "email", "lastSeenAt", "endsAt"
   from "session" inner join "account" on "account"."id" = "session"."accountId" where "tokenHash" = ?`,
);
const host = hostname();

const server = createServer((request, response) => {
  const begun = performance.now();
  const token = /^Bearer ([\w-]{20,200})$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
  const session = find.get(hashToken('session', token));
  const lifetime = Number(session?.endsAt ?? 0) - Date.now();
  const isGood = session?.state === 'active' && lifetime > 0;
  const { role, name, username, email } = session ?? {};
  const body = JSON.stringify(isGood ? { role, name, username, email, lifetime } : {});
  const status = isGood ? 200 : 401;
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
  });
  response.end(body);
  if (isLogging) log(request.method, status, performance.now() - begun);
});
server.listen(0, '127.0.0.1', () => answerForCpu((server.address() as AddressInfo).port));

function log(method: string | undefined, statusCode: number, responseTime: number): void {
  const line = {
    level: 30,
    time: Date.now(),
    pid: process.pid,
    hostname: host,
    reqId: randomUUID(),
    req: { method, route: '/api/auth/session' },
    res: { statusCode },
    responseTime,
    msg: 'request_completed',
  };
  process.stdout.write(`${JSON.stringify(line)}\n`);
}
