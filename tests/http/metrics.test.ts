import { expect, it } from 'vitest';
import { startTestServer } from '#tests/kit/server.ts';

const token = 'a-token-of-twenty-letters';

it('counts responses by route and status, and mails that are due, for whoever has the token', async () => {
  const server = await startTestServer({}, { METRICS_TOKEN: token });
  await server.get('/api/no-such-route');
  await server.post('/api/creator/send-verification-email', { email: 'ada@mail.example' });
  const reply = await fetch(`${server.url}/api/metrics`, { headers: { authorization: `Bearer ${token}` } });
  const text = await reply.text();
  expect(reply.headers.get('content-type')).toMatch(/^text\/plain/);
  expect(text).toMatch(/http_request_duration_seconds_count\{method="GET",route="[^"]+",status="404"\} 1/);
  expect(text).toMatch(/mail_outbox_due \d/);
  expect(text).toMatch(/nodejs_eventloop_lag_seconds/);
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
