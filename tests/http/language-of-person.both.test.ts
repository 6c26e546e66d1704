import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { replaceSecondFactor } from '#server/accounts/account.commands.ts';
import { applyAs, mailTo, signInStaff, tokenIn } from '#tests/kit/applicant.ts';
import { dayAt, makeInvitation, makeRequest, type Stays, startStays } from '#tests/kit/bookings.ts';
import { companyDetails } from '#tests/kit/people.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';

let server: TestServer;
let stays: Stays;
beforeAll(async () => {
  server = await startTestServer();
  stays = await startStays(server, 'deniz');
});
afterAll(() => server.stop());

const turkish = { 'accept-language': 'tr' };
const subjectOf = async (username: string, template: string) =>
  (await mailTo(server, `${username}@mail.example`, template))?.subject;

describe('a person', () => {
  it('gets every mail in the language in which they signed in last, whatever the request that causes it speaks', async () => {
    const signIn = { username: 'deniz', password: 'open-sesame-1' };
    await server.post('/api/auth/login', signIn, turkish);
    server.clock.now += 1_000;
    await stays.creator.begin(makeRequest(server));
    expect(await subjectOf('deniz', 'booking-received')).toBe('Konaklama isteğinizi aldık');
    await stays.sponsor.begin(
      makeInvitation(server, stays.blog.id, { checkIn: dayAt(server, 50), checkOut: dayAt(server, 52) }),
    );
    expect(await subjectOf('deniz', 'booking-invited')).toMatch(/ sizi konaklamaya davet ediyor$/);
    await server.post(
      '/api/account/calendar',
      { currentPassword: 'open-sesame-1' },
      {
        ...stays.blog.owner,
        'accept-language': 'en',
      },
    );
    expect(await subjectOf('deniz', 'calendar-address-made')).toBe('Vaya takviminizin yeni bir gizli adresi var');
  });

  it('of the staff who reads Turkish is told in Turkish of a second factor that a command replaced', async () => {
    await server.createAccount({ role: 'staff', username: 'mia' });
    await server.platform.database
      .updateTable('account')
      .set({ language: 'tr' })
      .where('username', '=', 'mia')
      .execute();
    await replaceSecondFactor(server.platform, { rest: ['mia@mail.example'] });
    expect(await subjectOf('mia', 'second-factor-set')).toBe('Vaya hesabınız için yeni ikinci adım');
  });

  it('of the staff reads what waits for staff in their own language, not in that of the creator', async () => {
    const keeper = await signInStaff(server);
    await server.createAccount({ role: 'staff', username: 'okur' });
    await server.platform.database
      .updateTable('account')
      .set({ language: 'tr' })
      .where('username', '=', 'okur')
      .execute();
    const { applicationId } = await applyAs(server, 'can');
    await keeper.moveApplication(applicationId, { move: 'approve' });
    const token = await tokenIn(server, 'can@mail.example', 'bank-link');
    const sent = await server.post(`/api/creator/complete-bank-details?token=${token}`, companyDetails);
    expect(sent.status).toBe(200);
    expect([await subjectOf('okur', 'new-application'), await subjectOf('keeper', 'new-application')]).toEqual([
      expect.stringMatching(/^Yeni başvuru/),
      expect.stringMatching(/^New application/),
    ]);
    expect([
      await subjectOf('okur', 'bank-details-to-verify'),
      await subjectOf('keeper', 'bank-details-to-verify'),
    ]).toEqual([
      expect.stringMatching(/^Doğrulanacak banka bilgileri/),
      expect.stringMatching(/^Bank details to verify/),
    ]);
  });

  it('who applied in Turkish is written to in Turkish before the first sign-in', async () => {
    const inTurkish: TestServer = { ...server, ask: (path, init) => server.ask(path, { ...init, headers: turkish }) };
    await applyAs(inTurkish, 'elif');
    expect(await subjectOf('elif', 'application-received')).toBe('Başvurunuzu aldık');
    const { language } = await server.platform.database
      .selectFrom('account')
      .select('language')
      .where('username', '=', 'elif')
      .executeTakeFirstOrThrow();
    expect(language).toBe('tr');
  });
});
