import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RouteName, routes } from '#contract/routes.ts';
import { signInStaff } from '#tests/kit/applicant.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';

let server: TestServer;
let headers: Record<string, string>;
let sponsorHeaders: Record<string, string>;
beforeAll(async () => {
  server = await startTestServer();
  ({ headers } = await signInStaff(server));
  await server.createAccount({ role: 'sponsor', username: 'bluebay' });
  const { body } = await server.post('/api/sponsor/auth/login', { username: 'bluebay', password: 'open-sesame-1' });
  sponsorHeaders = { authorization: `Bearer ${body.accessToken}` };
});
afterAll(() => server.stop());

const bodies: Partial<Record<RouteName, Record<string, string>>> = {
  logIn: { username: 'mia', password: 'a-password' },
  logInToBlog: { email: 'mia@mail.example', password: 'a-password' },
  logInSponsor: { username: 'mia', password: 'a-password' },
  sendVerificationEmail: { email: 'mia@mail.example' },
  resendVerificationEmail: { applicationId: 'an-application' },
  verifyEmail: { applicationId: 'an-application', code: '123456' },
  checkEmail: { email: 'mia@mail.example' },
  completeBankDetails: { accountType: 'person', name: 'Mia', iban: 'TR', country: 'Turkey' },
  renewBankLink: { token: 'a-token' },
  forgotPassword: { email: 'mia@mail.example' },
  renewPasswordLink: { token: 'a-token' },
  setPassword: { token: 'a-token', password: 'a-password' },
  changePassword: { currentPassword: 'a-password', password: 'a-password' },
  decideApplication: { decision: 'reject', reason: 'other', text: 'No' },
  moveBankDetails: { move: 'return', message: 'No' },
  moveCreator: { move: 'suspend' },
  inviteSponsor: { name: 'Bay', username: 'bay', email: 'bay@mail.example' },
  moveSponsor: { move: 'suspend' },
  changeShortlist: { note: 'For the spring' },
};
const bodiless = ['logOut', 'apply', 'revealBankDetails', 'requeueMail'];
const needSignIn = [
  'readSession',
  'changePassword',
  'listApplications',
  'readApplication',
  'decideApplication',
  'moveBankDetails',
  'revealBankDetails',
  'moveCreator',
  'listMails',
  'requeueMail',
  'listAuditEntries',
  'listSponsors',
  'inviteSponsor',
  'moveSponsor',
  'listCreators',
  'readShortlist',
  'exportShortlist',
  'changeShortlist',
];
const addressOf = (name: RouteName) => `/api${routes[name].path.replace(/:\w+/, 'mia')}?${queries[name] ?? ''}`;
const queries: Partial<Record<RouteName, string>> = { completeBankDetails: 'token=a-token' };
const names = (Object.keys(routes) as RouteName[]).filter(
  (name) => routes[name].method === 'POST' && !bodiless.includes(name),
);
const fields = names.flatMap((name) => Object.keys(bodies[name] ?? {}).map((field) => [name, field] as const));
const noText = fc.oneof(
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.array(fc.string()),
  fc.dictionary(
    fc.string().filter((name) => !['__proto__', 'constructor'].includes(name)),
    fc.string(),
  ),
);

const headersOf = (name: RouteName) => (name === 'changeShortlist' ? sponsorHeaders : headers);

describe('a field of another type', () => {
  it('is tried on every call that takes a body', () => {
    expect(Object.keys(bodies).toSorted()).toEqual(names.toSorted());
  });

  it.each(fields)('is refused by %s in %s', async (name, field) => {
    await fc.assert(
      fc.asyncProperty(noText, async (value) => {
        const { status, body } = await server.post(
          addressOf(name),
          { ...bodies[name], [field]: value },
          headersOf(name),
        );
        expect([status, body.code]).toEqual([400, 'validation']);
        expect(body.message).toMatch(/\w/);
      }),
      { numRuns: 25 },
    );
  });
});

it.each(Object.keys(routes) as RouteName[])('%s asks for a sign-in only where it says so', async (name) => {
  const { status, body } = await server.ask(addressOf(name), { method: routes[name].method });
  const asksForOne = status === 401 && body.message === 'Please sign in.';
  expect(asksForOne).toBe(needSignIn.includes(name));
});
