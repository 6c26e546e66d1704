import { afterAll, expect, it } from 'vitest';
import { type Role, roles } from '#contract/roles.ts';
import { operationsIn } from '#tests/kit/operations.ts';
import { startTestServer } from '#tests/kit/server.ts';

const server = await startTestServer();
afterAll(() => server.stop());

async function signInAs(role: Role): Promise<readonly [string, Record<string, string>]> {
  await server.createAccount({ role, username: `the.${role}` });
  const path = role === 'sponsor' ? '/api/sponsor/auth/login' : '/api/auth/login';
  const { body } = await server.post(path, { username: `the.${role}`, password: 'open-sesame-1' });
  return [role, { authorization: `Bearer ${body.accessToken}` }];
}
const headersOf: Readonly<Record<string, Record<string, string>>> = Object.fromEntries(
  await Promise.all(roles.map(signInAs)),
);

const { body: document } = await server.get('/api/docs/openapi.json');
/** Every list with each value of its choices, such as each state of a booking. A map and the links of mails are no lists. */
const addresses = operationsIn(document)
  .filter(({ method, template, path }) => method === 'get' && !/\{|trip-map/.test(template) && !path.includes('token='))
  .flatMap(({ path, access, choices }) => {
    const chosen = choices.map(({ name, value }) => withParameter(path, name, value));
    return (access ?? ['visitor']).flatMap((role) => [path, ...chosen].map((address) => ({ role, address })));
  });

function withParameter(path: string, name: string, value: string): string {
  const [address = '', parameters] = path.split('?');
  const query = new URLSearchParams(parameters);
  query.set(name, value);
  return `${address}?${query}`;
}

it.each(addresses)('answers a $role who reads $address where nothing is stored', async ({ role, address }) => {
  const { status, body } = await server.get(address, headersOf[role]);
  expect([status, body]).toEqual([200, body]);
});

it('reads the lists of bookings in each state', () => {
  const states = addresses.filter(({ address }) => /hotel-bookings\?.*state=/.test(address));
  expect(states.length).toBeGreaterThanOrEqual(20);
});
