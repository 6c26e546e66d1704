import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { passwordChangedMail } from '#server/accounts/password.mails.ts';
import { inUnitOfWork } from '#server/db/unit-of-work.ts';
import { deliverDueMails } from '#server/mail/deliver-mail.ts';
import { smtpSender } from '#server/mail/smtp.ts';
import { startMailServer } from '#tests/kit/mail-server.ts';
import { startTestServer } from '#tests/kit/server.ts';

const token = 'a-token-of-twenty-letters';

it('counts responses by route and status, and waiting mails, for a caller with the token', async () => {
  const server = await startTestServer({}, { METRICS_TOKEN: token });
  await server.get('/api/no-such-route');
  await server.post('/api/creator/send-verification-email', { email: 'ada@mail.example' });
  const reply = await fetch(`${server.url}/api/metrics`, { headers: { authorization: `Bearer ${token}` } });
  const text = await reply.text();
  expect(reply.headers.get('content-type')).toMatch(/^text\/plain/);
  expect(text).toMatch(/^build_info\{version="\d+\.\d+\.\d+"\} 1$/m);
  expect(text).toMatch(/http_request_duration_seconds_count\{method="GET",route="[^"]+",status="404"\} 1/);
  expect(text).toMatch(/mail_outbox_waiting \d/);
  expect(text).toMatch(/nodejs_eventloop_lag_seconds/);
  const rules = ['alerts.yml', 'dashboard.json'].map((name) => readFileSync(`docs/deploy/${name}`, 'utf8')).join();
  // `up` is Prometheus' own; connections are measured on PostgreSQL alone.
  const asked = new Set([...rules.matchAll(/\b[a-z]\w+(?=\{job)/g)].map(([name]) => name));
  expect(asked.size).toBeGreaterThan(6);
  const unknown = [...asked].filter((name) => !new RegExp(`^${name}[ {]`, 'm').test(text));
  expect(unknown.toSorted()).toEqual(['database_connections', 'up']);
  await server.stop();
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
