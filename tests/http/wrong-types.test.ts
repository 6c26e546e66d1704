import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { roles } from '#contract/roles.ts';
import { routes } from '#contract/routes.ts';
import { rounds } from '#tests/kit/nightly.ts';
import { type Body, exampleOf, operationsIn, shapesIn } from '#tests/kit/operations.ts';
import { startTestServer } from '#tests/kit/server.ts';

const server = await startTestServer();
afterAll(() => server.stop());

const operations = operationsIn((await server.get('/api/docs/openapi.json')).body);
const tokens = Object.fromEntries(await Promise.all(roles.map(async (role) => [role, await tokenOf(role)] as const)));
const signedInAs = (role: string) => ({ authorization: `Bearer ${tokens[role]}` });

async function tokenOf(role: (typeof roles)[number]): Promise<string> {
  await server.createAccount({ role, username: `the.${role}` });
  const path = role === 'sponsor' ? '/api/sponsor/auth/login' : '/api/auth/login';
  return (await server.post(path, { username: `the.${role}`, password: 'open-sesame-1' })).body.accessToken;
}

/** Anything that JSON can say, but for what the field takes. */
function otherThan(field: Body['properties'][string]) {
  const taken = shapesIn(field).map(({ type }) => kindOf(type));
  const kinds = {
    string: fc.string(),
    number: fc.oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true })),
    boolean: fc.boolean(),
    null: fc.constant(null),
    array: fc.array(fc.string()),
    object: fc.dictionary(
      fc.string().filter((name) => !['__proto__', 'constructor'].includes(name)),
      fc.string(),
    ),
  };
  return fc.oneof(...Object.entries(kinds).flatMap(([kind, values]) => (taken.includes(kind) ? [] : [values])));
}

/** JSON knows one kind of number. */
const kindOf = (type?: string): string | undefined => (type === 'integer' ? 'number' : type);

const bodies = operations.flatMap((operation) => operation.bodies.map((body) => ({ operation, body })));
const fields = bodies.flatMap(({ operation, body }) =>
  Object.entries(body.properties).map(([field, schema]) => ({ name: operation.name, field, operation, body, schema })),
);

describe('a field of another type', () => {
  it('is tried on every call of the contract that says what its body is', () => {
    expect(operations.map(({ name }) => name).toSorted()).toEqual(Object.keys(routes).toSorted());
    expect(fields.length).toBeGreaterThan(operations.filter(({ method }) => method === 'post').length);
  });

  it.each(fields)('is refused by $name in $field', async ({ field, operation, body, schema }) => {
    const { path, access } = operation;
    await fc.assert(
      fc.asyncProperty(otherThan(schema), async (value) => {
        const wrong = { ...exampleOf(body), [field]: value };
        const { status, body: refused } = await server.post(path, wrong, signedInAs(access?.[0] ?? 'staff'));
        expect([status, refused.code, Object.keys(refused.fields)]).toEqual([400, 'validation', [field]]);
        expect(refused.message).toMatch(/\w/);
      }),
      { numRuns: rounds(4, 25) },
    );
  });
});

const reads = operations.filter(({ method }) => method === 'get');
const singles = reads.flatMap((operation) =>
  operation.singles.map(({ name: parameter, value }) => ({ ...operation, parameter, value })),
);

describe('a parameter that stands in the address twice', () => {
  it('is tried wherever one may stand there once', () => {
    expect(new Set(singles.map(({ parameter }) => parameter)).size).toBeGreaterThan(10);
  });

  it.each(singles)('is refused by $name as $parameter, and told why', async (operation) => {
    const { path, access, parameter, value } = operation;
    const twice = `${path}&${new URLSearchParams([
      [parameter, value],
      [parameter, value],
    ])}`;
    const { status, body } = await server.get(twice, signedInAs(access?.[0] ?? 'staff'));
    expect([status, body.code, body.message]).toEqual([
      400,
      'validation',
      expect.stringMatching(/ may be given once$/),
    ]);
    expect(Object.keys(body.fields)).toEqual([parameter]);
  });
});

describe('a sign-in', () => {
  it.each(operations)('is asked for by $name only where it says so', async ({ method, path, access }) => {
    const { status, body } = await server.ask(path, { method: method.toUpperCase() });
    const isAskedFor = status === 401 && body.message === 'Please sign in.';
    expect(isAskedFor).toBe(access !== null);
  });

  const strangers = operations.flatMap((operation) =>
    roles
      .filter((role) => operation.access !== null && operation.access.length > 0 && !operation.access.includes(role))
      .map((role) => ({ ...operation, role })),
  );
  it.each(strangers)('of a $role is no use for $name', async ({ method, path, role }) => {
    const { status } = await server.ask(path, { method: method.toUpperCase(), headers: signedInAs(role) });
    expect(status).toBe(403);
  });

  it('is of the staff wherever staff decide, and of a sponsor for a shortlist, its lists and searches', () => {
    const under = (start: string) => operations.filter(({ path }) => path.startsWith(start));
    expect(under('/api/admin').map(({ access }) => access)).toEqual(under('/api/admin').map(() => ['staff']));
    expect(under('/api/sponsor/shortlist').map(({ access }) => access)).toEqual([
      ['sponsor'],
      ['sponsor'],
      ['sponsor'],
      ['sponsor'],
    ]);
    expect(under('/api/sponsor/lists').map(({ access }) => access)).toEqual([['sponsor'], ['sponsor']]);
    const ofSearches = under('/api/sponsor/searches').map(({ access }) => access);
    expect(ofSearches).toEqual([['sponsor'], ['sponsor'], ['sponsor'], ['sponsor']]);
  });
});
