import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCleanups } from '#server/run-cleanups.ts';
import { mailTo, makeApplication, sendApplication, tokenIn, verifyEmail } from '#tests/kit/applicant.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';

const [minute, hour, day] = [60_000, 60 * 60_000, 24 * 60 * 60_000];

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const emailOf = (name: string) => `${name}@mail.example`;
const formOf = (username: string, change: object = {}) => {
  const { fullName, phoneNumber, aboutMe, socialMediaAccounts, languages, expertises, ...rest } =
    makeApplication(username);
  const { locations, location, services, serviceOffers, termsAccepted } = rest;
  return {
    ...{ fullName, username, phoneNumber, aboutMe, socialMediaAccounts, languages, expertises, locations, location },
    ...{ instagramFollowers: '', youtubeFollowers: '', tiktokFollowers: '', services, serviceOffers, termsAccepted },
    ...{ cityNames: { '308948': 'Kaş' }, ...change },
  };
};
const path = '/api/creator/application-draft';
const mailLink = (applicationId: string, form: object) =>
  server.post(path, { applicationId, part: 'work', form }, { 'Accept-Language': 'tr' });
const read = (token: string) => server.get(`${path}?token=${token}`);
const go = (token: string) => server.post(`${path}/continue`, { token });
const codeOf = async (answer: ReturnType<typeof go>) => {
  const { status, body } = await answer;
  return [status, body.code];
};
const linkTo = (name: string) => tokenIn(server, emailOf(name), 'draft-link');
const drafts = () => server.platform.database.selectFrom('applicationDraft').selectAll().execute();

async function linked(name: string) {
  const applicationId = await verifyEmail(server, emailOf(name));
  const { status } = await mailLink(applicationId, formOf(name));
  expect(status).toBe(200);
  return { applicationId, token: await linkTo(name) };
}

describe('[BEYOND-118] a link that continues an application', () => {
  it('goes to the verified address alone, in the language of the page', async () => {
    await linked('mia');
    expect(await mailTo(server, emailOf('mia'), 'draft-link')).toMatchObject({ subject: 'Başvurunuza devam edin' });
    const { body } = await server.post('/api/creator/send-verification-email', { email: emailOf('lee') });
    for (const id of [body.applicationId, 'application-1'])
      expect(await codeOf(mailLink(id, formOf('lee')))).toEqual([409, 'notNow']);
    expect(await mailTo(server, emailOf('lee'), 'draft-link')).toBeUndefined();
  });

  it('is not used up by opening it; its button brings back the answers and the proof of the address', async () => {
    const { applicationId, token } = await linked('deniz');
    for (const _ of [1, 2]) {
      const { status, body } = await read(token);
      expect([status, body.email]).toEqual([200, 'd•••@mail.example']);
    }
    const { body } = await go(token);
    expect(body).toEqual({ email: emailOf('deniz'), applicationId, part: 'work', form: formOf('deniz') });
    expect((await sendApplication(server, makeApplication('deniz', { applicationId }))).status).toBe(200);
    expect(await codeOf(go(token))).toEqual([404, 'linkUnknown']);
  });

  it('answers a lost response again for ten minutes, and then says that it was used', async () => {
    const { token } = await linked('ela');
    const first = (await go(token)).body;
    server.clock.now += 10 * minute - 1;
    expect((await go(token)).body).toEqual(first);
    server.clock.now += 1;
    expect(await codeOf(go(token))).toEqual([410, 'linkUsed']);
    expect(await codeOf(read(token))).toEqual([410, 'linkUsed']);
  });

  it('proves the address again where the verification was deleted', async () => {
    const applicationId = await verifyEmail(server, emailOf('ada'));
    server.clock.now += 6 * day;
    await mailLink(applicationId, formOf('ada'));
    server.clock.now += 2 * day;
    await server.platform.database.deleteFrom('emailVerification').execute();
    expect((await go(await linkTo('ada'))).body.applicationId).toBe(applicationId);
    const application = makeApplication('ada', { applicationId, phoneNumber: '+90 532 000 00 02' });
    expect((await sendApplication(server, application)).status).toBe(200);
  });

  it('expires after three days, is replaced by a newer one, and its draft is deleted after seven days', async () => {
    const { applicationId, token } = await linked('can');
    server.clock.now += hour;
    await mailLink(applicationId, formOf('can', { fullName: 'Can Kaya' }));
    expect(await codeOf(read(token))).toEqual([404, 'linkUnknown']);
    server.clock.now += 1;
    const newer = await linkTo('can');
    server.clock.now += 3 * day - 2;
    expect((await read(newer)).status).toBe(200);
    server.clock.now += 1;
    expect(await codeOf(read(newer))).toEqual([410, 'linkExpired']);
    expect(await codeOf(go(newer))).toEqual([410, 'linkExpired']);
    server.clock.now += 4 * day + 1;
    await runCleanups(server.platform);
    expect(await drafts()).toEqual([]);
  });

  it('keeps one draft of an address, encrypted and without bank details', async () => {
    const applicationId = await verifyEmail(server, emailOf('noor'));
    for (const fullName of ['Noor', 'Noor Demir'])
      await mailLink(applicationId, { ...formOf('noor', { fullName }), iban: 'TR330006100519786457841326' });
    const [draft, ...others] = (await drafts()).filter(({ emailFolded }) => emailFolded === emailOf('noor'));
    expect(others).toEqual([]);
    expect(draft?.encryptedDraft).not.toMatch(/Noor|noor|TR33/);
    const { body } = await go(await linkTo('noor'));
    expect(body.form).toEqual(formOf('noor', { fullName: 'Noor Demir' }));
  });

  it('is mailed five times an hour at most', async () => {
    const { applicationId } = await linked('ekin');
    for (let left = 4; left > 0; left -= 1) expect((await mailLink(applicationId, formOf('ekin'))).status).toBe(200);
    expect(await codeOf(mailLink(applicationId, formOf('ekin')))).toEqual([429, 'tooManyRequests']);
    server.clock.now += hour;
    expect((await mailLink(applicationId, formOf('ekin'))).status).toBe(200);
  });
});
