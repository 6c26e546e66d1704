import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, expectTypeOf, it, vi } from 'vitest';
import { ask } from '#api/ask.ts';
import { client } from '#api/client.ts';
import type { CreatorReply } from '#contract/creator.ts';

interface Heard {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

let server: Server;
const { baseURL } = client.defaults;
let heard: Heard[] = [];
let answer = { status: 200, body: '{}' };

beforeAll(async () => {
  server = createServer((request, response) => {
    const { method, url, headers } = request;
    const asked = { method, url, headers, body: '' };
    heard.push(asked);
    request.on('data', (part) => {
      asked.body += String(part);
    });
    request.on('end', () => {
      response.writeHead(answer.status, { 'content-type': 'application/json' });
      response.end(answer.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  client.defaults.baseURL = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
});
afterAll(() => {
  server.close();
  Object.assign(client.defaults, { baseURL });
});

const answered = (body: unknown) => ({ status: 200, body: JSON.stringify(body) });

async function asking<Answer>(call: () => Promise<Answer>, reply = { status: 200, body: '{}' }) {
  [heard, answer] = [[], reply];
  const answered = await call();
  return { answered, request: heard[0] ?? expect.fail('Nothing was asked.') };
}

describe('ask', () => {
  it('asks by the method and the path of the route, and what was typed cannot leave its segment', async () => {
    const { request } = await asking(
      () => ask('checkUsername', { params: { username: 'a/../b?c' }, query: {} }),
      answered({ exists: false, canApply: true }),
    );
    expect(request).toMatchObject({ method: 'GET', url: '/creator/check-username/a%2F..%2Fb%3Fc' });
  });

  it('fails by an answer that cannot be read as by none', async () => {
    const warning = vi.spyOn(console, 'warn').mockReturnValue();
    const call = asking(
      () => ask('checkUsername', { params: { username: 'mia' }, query: {} }),
      answered('Please sign in'),
    );
    await expect(call).rejects.toBe('Wrong Services');
    expect(warning).toHaveBeenCalledOnce();
    warning.mockRestore();
  });

  it('sends the query and the body', async () => {
    const body = { accountType: 'person' } as const;
    const { request } = await asking(() => ask('completeBankDetails', { query: { token: 'a b' }, body }));
    expect(request).toMatchObject({ method: 'POST', url: '/creator/complete-bank-details?token=a+b' });
    expect(JSON.parse(request.body)).toEqual(body);
  });

  it('repeats a parameter of an address as the address does', async () => {
    const query = new URLSearchParams([
      ['offset', '0'],
      ['city', 'Kaş'],
      ['city', 'Bodrum'],
    ]);
    const { request } = await asking(() => ask('listCreators', { token: 'abc', query }), answered({ data: [] }));
    expect(request.url).toBe('/creator?offset=0&city=Ka%C5%9F&city=Bodrum');
  });

  it('[HTTP-06] goes in the name of whoever is signed in, and a deed under its key', async () => {
    const call = { params: { id: 'm' }, body: { move: 'requeue' as const }, token: 'abc', attemptKey: 'seed.1' };
    const { request } = await asking(() => ask('moveMail', call));
    expect(request.headers).toMatchObject({ authorization: 'Bearer abc', 'idempotency-key': 'seed.1' });
    const { request: other } = await asking(() => ask('forgotPassword', { body: { email: 'a@mail.example' } }));
    expect(other.headers).not.toHaveProperty('authorization');
    expect(other.headers).not.toHaveProperty('idempotency-key');
  });

  it('takes a status for an answer where it is told to, and for nothing else', async () => {
    const call = { token: 'abc', resolveStatus: { 401: null } };
    const gone = { status: 401, body: '{"message":"No.","code":"unauthenticated"}' };
    expect((await asking(() => ask('readSession', call), gone)).answered).toBeNull();
    await expect(ask('readSession', { token: 'abc' })).rejects.toEqual({ message: 'No.', code: 'unauthenticated' });
  });

  it('is typed by the table of routes', () => {
    const call = { token: 'abc', attemptKey: 'seed.1' };
    const never: readonly (() => unknown)[] = [
      // @ts-expect-error There is no such route.
      () => ask('readNothing', {}),
      // @ts-expect-error The path has a name to fill.
      () => ask('readCreator', { token: 'abc' }),
      // @ts-expect-error It goes in somebody's name.
      () => ask('readSession', {}),
      // @ts-expect-error A deed has a key.
      () => ask('moveMail', { params: { id: 'm' }, body: { move: 'requeue' }, token: 'abc' }),
      // @ts-expect-error There is no such move.
      () => ask('moveMail', { params: { id: 'm' }, body: { move: 'burn' }, ...call }),
      // @ts-expect-error It takes no body.
      () => ask('revealBankDetails', { params: { id: 'a' }, body: {}, ...call }),
      // @ts-expect-error The link has a token.
      () => ask('readBankForm', { query: {} }),
    ];
    expect(never).toHaveLength(7);
    expectTypeOf(() =>
      ask('readCreator', { params: { id: 'a' }, token: '' }),
    ).returns.resolves.toEqualTypeOf<CreatorReply>();
    expectTypeOf(() =>
      ask('exportShortlist', { query: { creator: [] }, token: '' }),
    ).returns.resolves.toEqualTypeOf<Blob>();
  });
});
