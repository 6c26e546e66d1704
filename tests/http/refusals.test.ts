import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { securityHeaders } from '#server/http/security-headers.ts';
import { askRaw } from '#tests/kit/raw-request.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';

let server: TestServer;
let lines: string[] = [];
beforeAll(async () => {
  server = await startTestServer({ logStream: { write: (line) => void lines.push(line) } }, { LOG_LEVEL: 'info' });
});
beforeEach(() => {
  lines = [];
});
afterAll(() => server.stop());

const get = (target: string, more = '') =>
  `GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${more}\r\n`;
const post = (more: string, body = '') =>
  `POST /api/auth/login?secret HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: application/json\r\n${more}\r\n\r\n${body}`;

/** Node writes these answers itself. */
const byNode: readonly string[] = ['no host', 'an unknown expectation'];

describe('a request that cannot be read', () => {
  it.each([
    ['a broken percent sign', get('/api/%zz-secret')],
    ['half a letter in percent signs', get('/api/creator/%FF')],
    ['JSON at a broken percent sign', get('/secret/%', 'Accept: application/json\r\n')],
    ['a name that is too long', get(`/api/creator/check-username/secret${'a'.repeat(250)}`)],
    ['two Host lines', get('/api/health', 'Host: secret.example\r\n')],
    ['broken JSON', post('Content-Length: 9', '{"secret"')],
  ])('%s is answered like any other bad input', async (_, text) => {
    const answer = await askRaw(server.url, text);
    const message = expect.stringMatching(/\w/);
    expect([answer.status, JSON.parse(answer.body)]).toEqual([400, { message, code: 'malformed' }]);
    expect(Object.fromEntries(answer.headers)).toMatchObject(securityHeaders(server.platform.config));
    expect(answer.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
    expect(answer.body).not.toContain('secret');
    expect(lines.join('')).not.toContain('secret');
  });

  it.each([
    ['headers that are too large', get('/secret', `X-Many: ${'a'.repeat(20_000)}\r\n`), 431],
    ['a length that is no number', post('Content-Length: secret'), 400],
    ['two lengths', post('Content-Length: 1\r\nContent-Length: 2', 'ab'), 400],
    ['a length beside chunks', post('Content-Length: 1\r\nTransfer-Encoding: chunked', '0\r\n\r\n'), 400],
    ['a chunk without a size', post('Transfer-Encoding: chunked', 'secret\r\n'), 400],
    ['an unknown method', 'SECRET / HTTP/1.1\r\nHost: localhost\r\n\r\n', 400],
    ['no HTTP', 'secret\r\n\r\n', 400],
    ['no host', 'GET /api/secret HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['an unknown expectation', get('/api/secret', 'Expect: the-unexpected\r\n'), 417],
  ])('%s is answered with the headers and the body of an error, if Node allows it', async (name, text, status) => {
    const answer = await askRaw(server.url, text);
    expect(answer.status).toBe(status);
    if (!byNode.includes(name)) {
      const message = expect.stringMatching(/\w/);
      expect(JSON.parse(answer.body)).toEqual({ message, code: status === 431 ? 'tooLarge' : 'malformed' });
      expect(Object.fromEntries(answer.headers)).toMatchObject(securityHeaders(server.platform.config));
    }
    expect(`${answer.body}${lines.join('')}`).not.toContain('secret');
  });
});

describe('fields that nobody asked for', () => {
  const many = (bytes: number) => {
    const names = Array.from({ length: bytes / 10 }, (_, index) => `"f${index}":0`);
    return `{${names.join()}}`;
  };
  const send = async (path: string, body: string, more: Record<string, string> = {}) => {
    const headers = { 'content-type': 'application/json', ...more };
    const answer = await fetch(`${server.url}${path}`, { method: 'POST', body, headers });
    const text = await answer.text();
    expect(text.length).toBeLessThan(10_000);
    return { status: answer.status, body: JSON.parse(text) };
  };
  const named = Array.from({ length: 20 }, (_, index) => `f${index}`);

  it('are named, twenty of them, however many there are', async () => {
    const { status, body } = await send('/api/auth/password/forgot', many(60_000));
    expect([status, body.code, Object.keys(body.fields).toSorted()]).toEqual([
      400,
      'validation',
      [...named, 'email'].toSorted(),
    ]);
  });

  it('are named in short where their names are long', async () => {
    const { status, body } = await send('/api/auth/password/forgot', `{"${'a'.repeat(50_000)}":0}`);
    expect([status, body.code, Object.keys(body.fields)]).toEqual([400, 'validation', ['a'.repeat(100), 'email']]);
  });

  it('are named so wherever they are, for somebody who is signed in and may send more', async () => {
    await server.createAccount({ role: 'creator', username: 'sender' });
    const login = { username: 'sender', password: 'open-sesame-1' };
    const { accessToken } = (await server.post('/api/auth/login', login)).body;
    const authorization = `Bearer ${accessToken}`;
    const { status, body } = await send('/api/account/trips', many(800_000), { authorization });
    expect([status, body.code, Object.keys(body.fields)]).toEqual([400, 'validation', expect.arrayContaining(named)]);
    const cities = Array.from({ length: 20_000 }, (_, index) => `{"a${index}":0,"b${index}":0}`);
    const trip = await send('/api/account/trips', `{"cities":[${cities.join()}]}`, { authorization });
    expect([trip.status, trip.body.code]).toEqual([400, 'validation']);
  });

  it('are not read where anybody may call and there are more than a form of ours has', async () => {
    const { status, body } = await send('/api/auth/password/forgot', many(800_000));
    expect([status, body.code]).toEqual([413, 'tooLarge']);
    expect((await send('/api/nothing', many(800_000))).status).toBe(413);
  });
});

describe('what is kept', () => {
  const kept = async (path: string, token?: string) => {
    const { headers } = await server.get(path, token ? { authorization: `Bearer ${token}` } : {});
    return headers.get('cache-control');
  };

  it('is no answer to somebody who is signed in, or who has a link', async () => {
    await server.createAccount({ role: 'staff', username: 'keeper' });
    const { headers, body } = await server.post('/api/auth/login', {
      email: 'keeper@mail.example',
      password: 'open-sesame-1',
    });
    const token: string = body.accessToken;
    const paths = ['/api/auth/session', '/api/admin/applications', '/api/admin/creators/deniz/bank-details/reveal'];
    const linked = [
      '/api/creator/bank-details-form?token=x',
      '/api/creator/application-status?token=x',
      '/api/auth/password/link?token=x',
    ];
    const told = [
      ...paths.map((path) => kept(path, token)),
      ...paths.map((path) => kept(path)),
      ...linked.map((path) => kept(path)),
    ];
    expect(new Set([headers.get('cache-control'), ...(await Promise.all(told))])).toEqual(new Set(['no-store']));
  });

  it('is what is the same for everybody', async () => {
    expect(await kept('/api/reference-data/languages')).toMatch(/^public, max-age=\d+/);
    expect((await server.get('/bank-details', { accept: 'text/html' })).headers.get('cache-control')).toBe('no-cache');
  });
});

it('no page passes its address on, since it may hold a token', async () => {
  const pages = ['/bank-details?token=x', '/set-password?token=x', '/application/status?token=x', '/application'];
  const told = await Promise.all(pages.map(async (path) => (await server.get(path, { accept: 'text/html' })).headers));
  expect(told.map((headers) => headers.get('referrer-policy'))).toEqual(pages.map(() => 'no-referrer'));
});
