import { afterAll, describe, expect, it } from 'vitest';
import { type Role, roles } from '#contract/roles.ts';
import { type Operation, operationsIn } from '#tests/kit/operations.ts';
import { startTestServer } from '#tests/kit/server.ts';

const server = await startTestServer();
afterAll(() => server.stop());

const anyone = null;
/** Who may make a call, by its address; the first rule that fits decides. */
const rules: readonly [RegExp, readonly Role[] | typeof anyone][] = [
  [/^get \/api\/admin\/|^post \/api\/admin\//, ['staff']],
  [/ \/api\/sponsor\/auth\/login/, anyone],
  [/ \/api\/sponsor\//, ['sponsor']],
  [/ \/api\/account/, ['creator']],
  [/ \/api\/auth\/(session|sessions|password\/change)\b/, roles],
  [/^get \/api\/(creator|directory\/options)\?/, ['sponsor', 'staff']],
  [/ \/api\/creator\/(hotel-bookings|invitation-settings|\w+\/visits)\b/, ['creator']],
  [/^post \/api\/(creator|blog)\/\w+\/blog-config\b/, ['creator']],
  [/ \/api\//, anyone],
];
const allowed = ({ method, path }: Operation) => rules.find(([address]) => address.test(`${method} ${path}`))?.[1];

const operations = operationsIn((await server.get('/api/docs/openapi.json')).body);
const closed = operations.flatMap((operation) => {
  const theirs = allowed(operation);
  return theirs ? [{ ...operation, theirs }] : [];
});

async function signInAs(role: Role): Promise<Record<string, string>> {
  await server.createAccount({ role, username: `the.${role}` });
  const path = role === 'sponsor' ? '/api/sponsor/auth/login' : '/api/auth/login';
  const { body } = await server.post(path, { username: `the.${role}`, password: 'open-sesame-1' });
  return { authorization: `Bearer ${body.accessToken}` };
}
const signedIn = await Promise.all(roles.map(async (role) => ({ role, headers: await signInAs(role) })));

describe('a call that is not open to anyone', () => {
  it('is one of at least sixty', () => {
    expect(closed.length).toBeGreaterThanOrEqual(60);
  });

  it.each(closed)('[LIMIT-04] refuses all but $theirs: $method $path', async ({ method, path, theirs }) => {
    const statusOf = async (headers: Record<string, string>) =>
      (await (method === 'get' ? server.get(path, headers) : server.post(path, {}, headers))).status;
    expect(await statusOf({}), 'without a sign-in').toBe(401);
    for (const { role, headers } of signedIn)
      if (!theirs.includes(role)) expect(await statusOf(headers), role).toBe(403);
  });
});

describe('a call that a session only widens', () => {
  it.each(['/api/blog/deniz', '/api/creator/some-id', '/api/creator/some-id/blog-config'])(
    'is refused with a session that has ended, and not without one: %s',
    async (path) => {
      const { status } = await server.get(path, { authorization: `Bearer ${'x'.repeat(40)}` });
      expect([status, (await server.get(path)).status]).toEqual([401, 404]);
    },
  );
});
