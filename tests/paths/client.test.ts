import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { authorization } from '#api/authorization.ts';
import { messageOf } from '#machines/rules/message-of.ts';

let server: Server;
let api: typeof import('#api/client.ts');
const asked: { url: string | undefined; headers: IncomingHttpHeaders }[] = [];

/** Answers with the status that the path names, and the body that the query holds. */
beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push({ url: request.url, headers: request.headers });
    const url = new URL(request.url ?? '/', 'http://localhost');
    response.writeHead(Number(url.pathname.split('/').at(-1)), { 'content-type': 'application/json' });
    response.end(url.searchParams.get('body') ?? '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  vi.stubEnv('VITE_API_URL', `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/base`);
  vi.resetModules();
  api = await import('#api/client.ts');
});
afterAll(() => {
  server.close();
  vi.unstubAllEnvs();
});

const get = (status: number, body?: string) => api.client.get(`/${status}`, { params: { body } });
const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => 'no failure',
    (failure: unknown) => failure,
  );

describe('the client', () => {
  it('[HTTP-01] asks one base address', async () => {
    await get(200, '{}');
    await api.client.post('/201', {});
    expect(asked.slice(-2).map(({ url }) => new URL(url ?? '', 'http://localhost').pathname)).toEqual([
      '/base/200',
      '/base/201',
    ]);
  });

  it('[HTTP-02] takes 200 to 299 for success, and nothing else', async () => {
    for (const status of [200, 204, 299])
      expect((await get(status, status === 204 ? undefined : '{}')).status).toBe(status);
    for (const status of [300, 400, 401, 500]) expect(await failureOf(get(status, '{"a":1}'))).toEqual({ a: 1 });
  });

  it('[HTTP-03] rejects with the body of the response', async () => {
    const body = { message: 'No.', code: 'forbidden' };
    expect(await failureOf(get(403, JSON.stringify(body)))).toEqual(body);
  });

  it('adds the code of a 401 that has none, by which the session is known to be over', async () => {
    const [plain, coded] = [{ message: 'Please sign in.' }, { message: 'Please sign in.', code: 'signInOver' }];
    expect(await failureOf(get(401, JSON.stringify(plain)))).toEqual({ ...plain, code: 'unauthenticated' });
    expect(await failureOf(get(401, JSON.stringify(coded)))).toEqual(coded);
    expect(await failureOf(get(403, JSON.stringify(plain)))).toEqual(plain);
  });

  it("[HTTP-04] rejects with 'Wrong Services' without a response, or one without a body", async () => {
    expect(await failureOf(get(500))).toBe('Wrong Services');
    expect(await failureOf(api.client.get('http://127.0.0.1:1/'))).toBe('Wrong Services');
  });

  it('takes what is no answer of the server for a failure, whatever its status', async () => {
    const page = '<!doctype html><title>Hotel network</title>';
    for (const status of [200, 502]) {
      const failure = await failureOf(get(status, page));
      expect([failure, messageOf(failure)]).toEqual([page, null]);
    }
    for (const [body, data] of [
      ['[]', []],
      ['""', ''],
      [undefined, ''],
    ] as const)
      expect((await get(200, body)).data).toEqual(data);
  });

  it('has no answer for whoever gave the call up', async () => {
    const call = new AbortController();
    const answered = vi.fn();
    api.client.get('/200', { signal: call.signal }).then(answered, answered);
    call.abort();
    await get(200, '{}');
    expect(answered).not.toHaveBeenCalled();
  });

  it('[HTTP-05] has no timeout by default', () => {
    expect(api.client.defaults.timeout).toBe(0);
  });

  it('[HTTP-06, HTTP-07, HTTP-08] sends the token and the current blog from one shared helper', async () => {
    const session = { token: 'abc', currentBlog: 'deniz' };
    await api.client.get('/200', { headers: authorization(session), params: { body: '{}' } });
    expect(asked.at(-1)?.headers).toMatchObject({ authorization: 'Bearer abc', 'x-current-blog': 'deniz' });
    await api.client.get('/200', { headers: authorization({ token: 'abc' }), params: { body: '{}' } });
    expect(asked.at(-1)?.headers).not.toHaveProperty('x-current-blog');
  });

  it('[HTTP-09] says the message of the server, else that of the client, else nothing for its area to fill', () => {
    expect(messageOf({ message: 'From the server', code: 'x' })).toBe('From the server');
    expect(messageOf(new Error('From the client'))).toBe('From the client');
    for (const silent of ['Wrong Services', {}, { message: ' ' }, null, undefined])
      expect(messageOf(silent)).toBeNull();
  });
});
