import { afterEach, describe, expect, it } from 'vitest';
import { parseConfig } from '#server/lib/config.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';

let server: TestServer | undefined;
afterEach(() => server?.stop());

const preflight = (path: string, origin: string) =>
  fetch(`${server?.url}${path}`, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,content-type,idempotency-key,if-match,x-current-blog',
    },
  });
const headersOf = ({ status, headers }: Response) => ({
  status,
  origin: headers.get('access-control-allow-origin'),
  methods: headers.get('access-control-allow-methods'),
  headers: headers.get('access-control-allow-headers'),
  credentials: headers.get('access-control-allow-credentials'),
});

describe('a page of another origin', () => {
  it('may make no call unless the operator names its origin', async () => {
    server = await startTestServer();
    expect(headersOf(await preflight('/api/auth/login', 'https://app.example'))).toEqual({
      status: 405,
      origin: null,
      methods: null,
      headers: null,
      credentials: null,
    });
  });

  it('may call the API where CORS_ORIGIN names it, and no other origin may', async () => {
    server = await startTestServer({}, { CORS_ORIGIN: 'https://app.example/' });
    for (const origin of ['https://app.example', 'https://evil.example'])
      expect(headersOf(await preflight('/api/creator/creator-1/blog-config', origin))).toEqual({
        status: 204,
        origin: 'https://app.example',
        methods: 'GET, POST',
        headers: 'Authorization, Content-Type, X-Current-Blog, Idempotency-Key, If-Match',
        credentials: null,
      });
    for (const path of ['/api/health', '/api/auth/session', '/api/nothing']) {
      const { headers } = await server.get(path);
      expect([path, headers.get('access-control-allow-origin')]).toEqual([path, 'https://app.example']);
    }
    expect((await preflight('/blog/deniz', 'https://app.example')).status).toBe(404);
  });

  it('is named by an origin alone', () => {
    for (const wrong of ['*', 'app.example', 'https://app.example/vaya', 'https://one.example,https://two.example'])
      expect([wrong, parseConfig({ CORS_ORIGIN: wrong })]).toEqual([
        wrong,
        { problems: ['CORS_ORIGIN must be an origin, such as https://app.example.'] },
      ]);
  });
});
