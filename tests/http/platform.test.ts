import fc from 'fast-check';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { routes } from '#contract/routes.ts';
import { type Access, guardRoutes } from '#server/http/access.ts';
import { handleError } from '#server/http/error-handler.ts';
import { parseConfig } from '#server/lib/config.ts';
import { eventually } from '#tests/kit/eventually.ts';
import { rounds } from '#tests/kit/nightly.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const posts = Object.values(routes)
  .filter(({ method, path }) => method === 'POST' && path !== '/auth/logout')
  .map(({ path }) => `/api${path.replace(':username', 'deniz')}`);

describe('every answer', () => {
  it.each(['/api/health', '/api/nothing', '/api/docs', '/dev/mailbox'])(
    '%s carries the security headers',
    async (path) => {
      const { headers } = await server.get(path);
      expect(headers.get('content-security-policy')).toMatch(/default-src 'none';.*frame-ancestors '(none|self)'/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
      expect(headers.get('access-control-allow-origin')).toBeNull();
      expect(headers.get('x-powered-by')).toBeNull();
    },
  );

  it('says up and ready', async () => {
    expect((await server.get('/api/health')).body).toEqual({
      status: 'up',
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    });
    await eventually(async () => expect((await server.get('/api/ready')).body).toEqual({ status: 'ready' }));
  });

  it('says ready to two hundred at once by one write, and writes again for whoever asks later', async () => {
    await eventually(async () => expect((await server.get('/api/ready')).status).toBe(200));
    const insert = vi.spyOn(server.platform.database, 'insertInto');
    const writes = () => insert.mock.calls.filter(([table]) => String(table) === 'installation').length;
    const began = performance.now();
    const answers = await Promise.all(Array.from({ length: 200 }, () => server.get('/api/ready')));
    const most = 1 + Math.ceil((performance.now() - began) / 1_000);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(writes()).toBeLessThanOrEqual(most);
    const before = writes();
    await eventually(async () => {
      await server.get('/api/ready');
      expect(writes()).toBeGreaterThan(before);
    });
    insert.mockRestore();
  });

  it('refuses what is not there, and the wrong method, with a sentence', async () => {
    expect((await server.get('/api/nothing')).body).toEqual({
      message: 'There is nothing at this address.',
      code: 'notFound',
    });
    const wrong = await server.get('/api/auth/login');
    expect([wrong.status, wrong.headers.get('allow'), wrong.body.code]).toEqual([405, 'POST', 'methodNotAllowed']);
  });
});

describe('bad input', () => {
  const raw = (body: string, type = 'application/json') =>
    server.ask('/api/auth/login', { method: 'POST', body, headers: { 'content-type': type } });

  it.each([
    ['broken JSON', '{"username": ', 'application/json', 400],
    ['no JSON', '', 'application/json', 400],
    [
      'a poisoned prototype',
      '{"__proto__": {"role": "staff"}, "username": "a", "password": "b"}',
      'application/json',
      400,
    ],
    ['an unknown field', '{"username": "a", "password": "b", "role": "staff"}', 'application/json', 400],
    ['another type', '<login/>', 'application/xml', 415],
    ['ten megabytes', JSON.stringify({ username: 'a'.repeat(10_000_000) }), 'application/json', 413],
  ])('%s is refused with a sentence', async (_, body, type, status) => {
    const answer = await raw(body, type);
    expect(answer.status).toBe(status);
    expect(answer.body.message).toMatch(/\w/);
  });

  it.each(posts)('%s takes any JSON without failing or storing', async (path) => {
    const fields = fc.constantFrom('email', 'username', 'password', 'code', 'applicationId', 'role', '__proto__x');
    const hostile = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.constantFrom("' or 1=1 --", '\u202e\u0000', '<script>', null, -1, 1e308, [], {}),
    );
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.dictionary(fields, hostile), fc.jsonValue()), async (body) => {
        const answer = await server.post(path, body);
        expect(answer.status).toBeLessThan(500);
        if (answer.status >= 400)
          expect(answer.body).toMatchObject({ message: expect.any(String), code: expect.any(String) });
        else expect(answer.body).toMatchObject({ isValid: false });
      }),
      { numRuns: rounds(15, 60) },
    );
    expect(await server.mails()).toEqual([]);
  });
});

describe('the documents', () => {
  it('list exactly the routes of the contract', async () => {
    const { body } = await server.get('/api/docs/openapi.json');
    const listed = Object.entries<object>(body.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map(
        (method) => `${method.toUpperCase()} ${path.replace('/api', '').replace(/\{(\w+)\}/g, ':$1')}`,
      ),
    );
    expect(listed.toSorted()).toEqual(
      Object.values(routes)
        .map(({ method, path }) => `${method} ${path}`)
        .toSorted(),
    );
  });

  it('name every operation as the contract does, and refer to nothing that is not there', async () => {
    const { body } = await server.get('/api/docs/openapi.json');
    const operations = Object.values<object>(body.paths).flatMap((methods) => Object.values(methods));
    expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual(Object.keys(routes).toSorted());
    const referred = new Set(JSON.stringify(body).match(/(?<="\$ref":")[^"]+/g));
    const components = Object.keys(body.components.schemas).map((id) => `#/components/schemas/${id}`);
    expect([...referred].toSorted()).toEqual(components.toSorted());
    expect([body.openapi, body.info.title]).toEqual(['3.1.0', 'Vaya API']);
  });

  it('say of what is sent what may be left out, and of what is answered what is always there', async () => {
    const { body } = await server.get('/api/docs/openapi.json');
    const { parameters, responses } = body.paths['/api/creator'].get;
    expect(parameters.find(({ name }: { name: string }) => name === 'sort')).toMatchObject({
      in: 'query',
      required: false,
      schema: { default: 'default', enum: expect.arrayContaining(['followers_high_to_low']) },
    });
    const { schema } = responses[200].content['application/json'];
    expect(schema.properties.data).toEqual({ type: 'array', items: { $ref: '#/components/schemas/Creator' } });
    expect(body.components.schemas.Error).toMatchObject({ required: ['message', 'code'], additionalProperties: false });
  });

  it('show a page for people, with a style sheet and scripts of ours alone', async () => {
    const { body } = await server.get('/api/docs');
    const linked = [...body.matchAll(/(?:src|href)="(\/api[^"]+)"/g)].map(([, path]) => path);
    const types = await Promise.all(
      linked.map(async (path) => [(await server.get(path)).headers.get('content-type'), path]),
    );
    expect(types).toEqual([
      ['text/css; charset=utf-8', '/api/docs/files/swagger-ui.css'],
      ['application/javascript; charset=utf-8', '/api/docs/files/swagger-ui-bundle.js'],
      ['text/javascript; charset=utf-8', '/api/docs/open.js'],
    ]);
    expect((await server.get('/api/docs/files/index.html')).status).toBe(404);
  });
});

describe('limits', () => {
  it('[LIMIT-03] turn away who asks too often, with a time to come back', async () => {
    const busy = await startTestServer({ requestsPerMinute: 3 });
    const statuses = [];
    for (let count = 0; count < 4; count += 1) statuses.push((await busy.get('/api/reference-data/languages')).status);
    const last = await busy.get('/api/reference-data/languages');
    await busy.stop();
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect([last.body.code, Number(last.headers.get('retry-after')) > 0]).toEqual(['tooManyRequests', true]);
  });
});

describe('the log', () => {
  it('holds no password, no token, no address of a person and no query', async () => {
    const lines: string[] = [];
    const logged = await startTestServer(
      { logStream: { write: (line) => void lines.push(line) } },
      { LOG_LEVEL: 'debug' },
    );
    await logged.createAccount({ role: 'creator', username: 'quiet' });
    const { body } = await logged.post('/api/auth/login', { email: 'quiet@mail.example', password: 'open-sesame-1' });
    await logged.get('/api/auth/session?token=secret-query', { authorization: `Bearer ${body.accessToken}` });
    await logged.post('/api/creator/send-verification-email', { email: 'secret@mail.example' });
    await logged.stop();
    expect(lines.length).toBeGreaterThan(3);
    expect(lines.join('')).not.toMatch(/open-sesame-1|secret-query|secret@|quiet@/);
    expect(lines.join('')).not.toContain(body.accessToken);
  });

  it('names the route and never the address as typed, and says once what came of a request', async () => {
    const lines: string[] = [];
    const logged = await startTestServer(
      { logStream: { write: (line) => void lines.push(line) } },
      { LOG_LEVEL: 'info' },
    );
    const { headers } = await logged.post('/api/blog/deniz/auth/login', { email: 'a@mail.example', password: 'wrong' });
    await logged.get('/api/of-deniz/nothing');
    await logged.get('/blog/deniz', { accept: 'text/html' });
    await logged.stop();
    expect(lines.join('')).not.toContain('deniz');
    const told = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request_completed');
    expect(told.map(({ req, res }) => [req.method, req.route, res.statusCode])).toEqual([
      ['POST', '/api/blog/:username/auth/login', 401],
      ['GET', null, 404],
      ['GET', '/blog/:username', 404],
    ]);
    expect(told[0]).toEqual({
      level: 30,
      time: expect.any(Number),
      pid: process.pid,
      hostname: expect.any(String),
      reqId: headers.get('x-request-id'),
      req: expect.any(Object),
      res: expect.any(Object),
      responseTime: expect.any(Number),
      client: expect.stringMatching(/^[\w-]{10}$/),
      msg: 'request_completed',
    });
  });

  it('says of a request no more than its level asks for', async () => {
    const lines: string[] = [];
    const logged = await startTestServer(
      { logStream: { write: (line) => void lines.push(line) } },
      { LOG_LEVEL: 'warn' },
    );
    await logged.get('/api/health');
    await logged.stop();
    expect(lines).toEqual([]);
  });
});

describe('the configuration', () => {
  it('names each wrong value in a sentence', () => {
    expect(parseConfig({ PORT: 'many', SMTP_URL: 'ftp://x', SUPPORT_EMAIL: 'help', LOG_LEVEL: 'loud' })).toEqual({
      problems: [
        'PORT must be a port number.',
        'SMTP_URL must be an address starting with smtps:// or smtp://.',
        'SUPPORT_EMAIL must be an email address.',
        'LOG_LEVEL must be one of fatal, error, warn, info, debug, silent.',
      ],
    });
  });

  it.each(['prod', 'Production', 'staging'])('knows no NODE_ENV=%s', (word) => {
    expect(parseConfig({ NODE_ENV: word })).toEqual({
      problems: ['NODE_ENV must be one of development, test, production.'],
    });
  });

  it.each([
    ['of another machine', { SMTP_URL: 'smtp://mail.example' }, true],
    ['of this machine', { SMTP_URL: 'smtp://localhost:25' }, false],
    ['that may do without', { SMTP_URL: 'smtp://mail.example', SMTP_ALLOW_PLAINTEXT: 'yes' }, false],
  ])('asks a mail server %s for TLS in production: %j', (_, env, smtpNeedsTls) => {
    expect(parseConfig({ NODE_ENV: 'production', ...env })).toMatchObject({ smtpNeedsTls });
    expect(parseConfig(env)).toMatchObject({ smtpNeedsTls: false });
  });
});

it('tells browsers in production to ask this host alone by https for a year, and says nothing of it elsewhere', async () => {
  const production = await startTestServer({}, { NODE_ENV: 'production' });
  const told = async ({ get }: TestServer) =>
    Promise.all(
      ['/api/health', '/login', '/blog/no-such-creator', '/api/none'].map(async (path) =>
        (await get(path, { accept: 'text/html' })).headers.get('strict-transport-security'),
      ),
    );
  expect([new Set(await told(production)), new Set(await told(server))]).toEqual([
    new Set(['max-age=31536000']),
    new Set([null]),
  ]);
  await production.stop();
});

describe('what is there for us alone', () => {
  const pages = ['/dev/ui', '/dev/mailbox', '/dev/mailbox.json'];
  const statuses = ({ get }: TestServer) =>
    Promise.all(pages.map(async (path) => (await get(path, { accept: 'text/html' })).status));

  it('is not there in production', async () => {
    expect(await statuses(server)).toEqual([200, 200, 200]);
    const production = await startTestServer({}, { NODE_ENV: 'production' });
    expect(await statuses(production)).toEqual([404, 404, 404]);
    await production.stop();
  });
});

describe('access', () => {
  const guarded = async (access?: Access) => {
    const app = Fastify({ exposeHeadRoutes: false });
    app.setErrorHandler(handleError);
    guardRoutes(app, async (token) => (token === tokenOfSponsor ? sponsor : null));
    app.get('/plain', { config: { ...(access && { access }) } }, async ({ signedIn }) => ({ name: signedIn?.name }));
    return app;
  };
  const tokenOfSponsor = 'token-of-a-sponsor-1';
  const sponsor = {
    accountId: '1',
    sessionHash: 'a',
    role: 'sponsor' as const,
    name: 'Bay',
    username: 'bay',
    email: '',
    lifetime: 1,
  };
  const asked = async (access: Access, token?: string) => {
    const app = await guarded(access);
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const { statusCode, body } = await app.inject({ url: '/plain', headers });
    return [statusCode, JSON.parse(body).name];
  };

  it('must be said by every route before the server starts', async () => {
    const app = await guarded();
    await expect(app.ready()).rejects.toThrow('GET /plain does not say who may call it.');
  });

  it('for anyone asks for nothing', async () => {
    expect(await asked('anyone')).toEqual([200, undefined]);
  });

  it('for the signed-in tells the handler who it is, and refuses everybody else', async () => {
    expect(await asked('session', tokenOfSponsor)).toEqual([200, 'Bay']);
    expect(await asked('session', 'token-of-nobody-at-all')).toEqual([401, undefined]);
    expect(await asked('session', 'short')).toEqual([401, undefined]);
    expect(await asked('session')).toEqual([401, undefined]);
  });

  it('for a role refuses the others', async () => {
    expect(await asked(['sponsor', 'staff'], tokenOfSponsor)).toEqual([200, 'Bay']);
    expect(await asked(['staff'], tokenOfSponsor)).toEqual([403, undefined]);
  });

  it('is decided before anything that was sent is read', async () => {
    const app = await guarded('session');
    app.post('/plain', { config: { access: 'session' } }, async () => ({}));
    const sent = {
      method: 'POST' as const,
      url: '/plain',
      body: '{"broken',
      headers: { 'content-type': 'application/json' },
    };
    expect((await app.inject(sent)).statusCode).toBe(401);
    const authorization = `Bearer ${tokenOfSponsor}`;
    expect((await app.inject({ ...sent, headers: { ...sent.headers, authorization } })).statusCode).toBe(400);
  });
});
