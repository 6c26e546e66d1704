import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { passwordChangedMail } from '#server/accounts/account.mails.ts';
import { inUnitOfWork } from '#server/db/unit-of-work.ts';
import { deliverDueMails } from '#server/mail/deliver-mail.ts';
import { smtpSender } from '#server/mail/smtp.ts';
import { startMailServer } from '#tests/kit/mail-server.ts';
import { startTestServer } from '#tests/kit/server.ts';

const token = 'a-token-of-twenty-letters';
const isSqlite = process.env.VAYA_TEST_DATABASE === 'sqlite';

interface Query {
  expr: string;
  /** What a panel writes at the line, such as `{{status}}`. */
  legendFormat?: string;
}

/** What the panels of the dashboard ask Prometheus, and the alert rules. */
function queries(): Query[] {
  const { panels }: { panels: { targets: Query[] }[] } = JSON.parse(readFileSync('docs/deploy/dashboard.json', 'utf8'));
  const rules = [...readFileSync('docs/deploy/alerts.yml', 'utf8').matchAll(/^ +expr: (.+)$/gm)];
  return [...panels.flatMap(({ targets }) => targets), ...rules.map(([, expr = '']) => ({ expr }))];
}

/** Labels that Prometheus adds to what it reads. */
const added = ['job', 'instance'];

/** The selectors of a query, each with the labels that the query groups or names by. Text without the job is left as it is. */
function selectorsIn({ expr, legendFormat = '' }: Query): string[] {
  const grouped = [...expr.matchAll(/by \(([^)]+)\)/g)].flatMap(([, names = '']) => names.split(', '));
  const named = [...legendFormat.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name);
  const labels = [...grouped, ...named].filter((name) => !added.includes(name)).map((name) => `,${name}=~".+"`);
  const selectors = [...expr.matchAll(/\b([a-z]\w+\{job="vaya")([^}]*)\}/g)];
  return selectors.length === 0 ? [expr] : selectors.map(([, name, rest]) => `${name}${rest}${labels.join('')}}`);
}

/** Whether a line of the metrics is one that Prometheus would select. */
function selects(selector: string, line: string): boolean {
  const [, name = '', matchers = ''] = /^(\w+)\{job="vaya"(.*)\}$/.exec(selector) ?? [];
  if (name === '' || !new RegExp(`^${name}[ {]`).test(line)) return false;
  return [...matchers.matchAll(/(\w+)=~?"([^"]+)"/g)].every(([, label, value = '']) =>
    new RegExp(`[{,]${label}="(?:${value.replaceAll('.', '[^"]')})"`).test(line),
  );
}

it('counts what the dashboard and the alert rules ask for, for a caller with the token', async () => {
  const server = await startTestServer({}, { METRICS_TOKEN: token });
  await server.get('/api/no-such-route');
  await server.post('/api/auth/login', { username: 'ada', password: 'not-of-ada' });
  await server.post('/api/creator/send-verification-email', { email: 'ada@mail.example' });
  const reply = await fetch(`${server.url}/api/metrics`, { headers: { authorization: `Bearer ${token}` } });
  const text = await reply.text();
  expect(reply.headers.get('content-type')).toMatch(/^text\/plain/);
  expect(text).toMatch(/^build_info\{version="\d+\.\d+\.\d+"\} 1$/m);
  expect(text).toMatch(/http_request_duration_seconds_count\{method="GET",route="[^"]+",status="404"\} 1/);
  expect(text).toMatch(/mail_outbox_waiting \d/);
  expect(text).toMatch(/nodejs_eventloop_lag_seconds/);
  const asked = queries().flatMap(selectorsIn);
  expect(asked.length).toBeGreaterThan(20);
  const lines = text.split('\n');
  // No request has failed here; `up` is Prometheus' own; only PostgreSQL has a pool of connections.
  const elsewhere = [/status=~"5\.\."/, /^up\{/, ...(isSqlite ? [/^database_connections\{/] : [])];
  const unknown = asked.filter((selector) => !lines.some((line) => selects(selector, line)));
  expect(unknown.filter((selector) => !elsewhere.some((known) => known.test(selector)))).toEqual([]);
  await server.stop();
});

it('are read every few seconds without a line in the log, where other requests have one', async () => {
  const lines: string[] = [];
  const logStream = { write: (line: string) => void lines.push(line) };
  const server = await startTestServer({ logStream }, { METRICS_TOKEN: token, LOG_LEVEL: 'info' });
  const read = (authorization: string) => server.get('/api/metrics', { authorization });
  expect([(await read(`Bearer ${token}`)).status, (await read('Bearer none')).status]).toEqual([200, 404]);
  await server.stop();
  expect(lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request_completed')).toEqual([
    expect.objectContaining({ res: { statusCode: 404 } }),
  ]);
});

it.each([
  ['without the setting', {}, `Bearer ${token}`],
  ['without the token', { METRICS_TOKEN: token }, ''],
  ['with another token', { METRICS_TOKEN: token }, `Bearer ${token}x`],
])('are not there %s', async (_, env, authorization) => {
  const server = await startTestServer({}, env);
  const { status } = await fetch(`${server.url}/api/metrics`, { headers: { authorization } });
  expect(status).toBe(404);
  await server.stop();
});

it('tell how many mails wait, and how long, while the mail server is away, and how many were given up', async () => {
  const mailServer = await startMailServer();
  const server = await startTestServer({}, { METRICS_TOKEN: token, SMTP_URL: mailServer.url });
  const { platform, clock } = server;
  const gauges = async () => {
    const reply = await fetch(`${server.url}/api/metrics`, { headers: { authorization: `Bearer ${token}` } });
    const text = await reply.text();
    return ['waiting', 'oldest_seconds', 'failed'].map((name) =>
      Number(new RegExp(`^mail_outbox_${name} (\\S+)$`, 'm').exec(text)?.[1]),
    );
  };
  const deliver = (smtpUrl: string) => deliverDueMails(platform, smtpSender({ ...platform.config, smtpUrl }, 2_000));
  await inUnitOfWork(platform, async (unit) => {
    const about = { language: 'en', signedOut: 'all', hadCalendar: false } as const;
    unit.queueMail({ to: 'mia@mail.example', language: 'en', ...passwordChangedMail('https://vaya.example', about) });
  });
  await server.post('/api/creator/send-verification-email', { email: 'ada@mail.example' });
  expect(await gauges()).toEqual([2, 0, 0]);
  for (const second of [0, 30, 600, 1_900, 3_000]) {
    clock.now += second * 1_000;
    await deliver('smtp://127.0.0.1:1');
  }
  // The code has expired; the other mail has just been tried and is not due.
  expect(await gauges()).toEqual([1, 5_530, 1]);
  clock.now += 900 * 1.2 * 1_000;
  await deliver(mailServer.url);
  expect(await gauges()).toEqual([0, 0, 1]);
  await server.stop();
  await mailServer.stop();
});
