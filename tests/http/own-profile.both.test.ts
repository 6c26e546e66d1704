import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OwnProfile } from '#contract/blog.ts';
import { mailRequestedPasswordLinks } from '#server/accounts/password-links.ts';
import { insertApproval, mailTo, pictureOf, signInStaff, tokenIn, verifyEmail } from '#tests/kit/applicant.ts';
import { password, signInSponsor, startBlog } from '#tests/kit/blogs.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';

let server: TestServer;
let sponsor: Record<string, string>;
let staff: Awaited<ReturnType<typeof signInStaff>>;
beforeAll(async () => {
  server = await startTestServer();
  sponsor = await signInSponsor(server);
  staff = await signInStaff(server);
});
afterAll(() => server.stop());

let number = 0;
async function startProfile() {
  number += 1;
  const username = `deniz${number}`;
  const blog = await startBlog(server, { username, number, trips: [{}] });
  const path = `/api/creator/${blog.id}/blog-config`;
  const read = async () => (await server.get(path, blog.owner)).body;
  const save = (seen: { profile: OwnProfile; version: number }, profile: Partial<OwnProfile>) =>
    server.post(path, { profile: { ...seen.profile, ...profile } }, { 'if-match': `"${seen.version}"`, ...blog.owner });
  const change = async (profile: Partial<OwnProfile>) => save(await read(), profile);
  return { ...blog, username, path, read, save, change };
}

const listed = async (search: string) => {
  const { body } = await server.get(`/api/creator?search=${encodeURIComponent(search)}`, sponsor);
  return body.data.map(({ fullName }: { fullName: string }) => fullName);
};
const page = async (username: string) => (await server.ask(`/api/blog/${username}`)).body;

it('[BEYOND-01] a creator changes every field of their profile but the username, and directory and blog follow', async () => {
  const { change, username, read } = await startProfile();
  const sent: Partial<OwnProfile> = {
    fullName: '  Deniz   Kıyı ',
    aboutMe: 'I sail along the Lycian coast and write about every bay on the way.',
    phoneNumber: '0532 000 00 77',
    socialMediaAccounts: { instagram: '@kiyi', youtube: 'https://youtube.com/@kiyi', tiktok: '' },
    languages: [
      { language: 'de', proficiency: 'NATIVE' },
      { language: 'tr', proficiency: 'BEGINNER' },
    ],
    expertises: [{ expertise: 'sailing', level: 'EXPERT' }],
    locations: [
      { _id: '745044', cityName: 'anything' },
      { _id: '308948', cityName: '' },
    ],
    services: ['workshop', 'photo-shoot'],
    serviceOffers: ['press-trip'],
  };
  const { status, body } = await change(sent);
  expect(status, JSON.stringify(body)).toBe(200);
  const stored = {
    ...sent,
    fullName: 'Deniz Kıyı',
    phoneNumber: '+905320000077',
    socialMediaAccounts: { instagram: 'kiyi', youtube: 'kiyi', tiktok: '' },
    locations: [
      { _id: '745044', cityName: 'İstanbul' },
      { _id: '308948', cityName: 'Kaş' },
    ],
  };
  expect(body.profile).toMatchObject(stored);
  expect((await read()).profile).toEqual(body.profile);
  expect(await listed('Deniz Kıyı')).toEqual(['Deniz Kıyı']);
  const found = await server.get(
    '/api/creator?language=de&expertise=sailing&service=WORKSHOP&offer=press-trip',
    sponsor,
  );
  expect(found.body.data.map((each: { username: string }) => each.username)).toContain(username);
  expect(await page(username)).toMatchObject({
    username,
    fullName: 'Deniz Kıyı',
    phoneNumber: '+905320000077',
    location: { cityName: 'İstanbul' },
    services: [{ name: 'Workshop' }, { name: 'Photo Shoot' }],
  });
});

it('[BEYOND-115] the followers of each platform are what a creator enters, with their sum and their day, for sponsors alone', async () => {
  const { change, username, id } = await startProfile();
  const entered = async () => (await server.get(`/api/creator/${id}`, sponsor)).body;
  const handles = { socialMediaAccounts: { instagram: 'deniz', youtube: '', tiktok: 'deniz' } };
  await change({ ...handles, instagramFollowers: ' 12.500 ', youtubeFollowers: '', tiktokFollowers: '300' });
  const { followersCount, enteredFollowers } = await entered();
  expect([followersCount, enteredFollowers]).toEqual([
    12_800,
    { instagram: 12_500, youtube: null, tiktok: 300, at: expect.any(Number) },
  ]);
  const among = async (from: number, to: number) =>
    (await server.get(`/api/creator?minFollowers=${from}&maxFollowers=${to}`, sponsor)).body.data.some(
      (each: { username: string }) => each.username === username,
    );
  expect([await among(12_800, 12_800), await among(12_801, 13_000)]).toEqual([true, false]);
  await change({ aboutMe: 'I sail along the Lycian coast and write about every bay on the way.' });
  expect((await entered()).enteredFollowers).toEqual(enteredFollowers);
  server.clock.now += 60_000;
  await change({ tiktokFollowers: '400' });
  expect((await entered()).enteredFollowers.at).toBeGreaterThan(enteredFollowers.at);
  expect(await page(username)).not.toHaveProperty('enteredFollowers');
  await change({ instagramFollowers: '', tiktokFollowers: '' });
  expect(await entered()).toMatchObject({ followersCount: 0 });
  expect(await entered()).not.toHaveProperty('enteredFollowers');
});

it('[BEYOND-02] a changed profile is judged as an application is', async () => {
  const { change, read } = await startProfile();
  const { profile } = await read();
  const { status, body } = await change({
    fullName: '',
    aboutMe: 'Too short.',
    phoneNumber: '+90 1',
    socialMediaAccounts: { instagram: '', youtube: '', tiktok: '' },
    languages: [{ language: 'klingon', proficiency: 'NATIVE' }],
    expertises: [],
    locations: [],
    services: [],
    serviceOffers: [],
    profilePicture: null,
    ...{ instagramFollowers: '10', youtubeFollowers: '', tiktokFollowers: 'many' },
  });
  expect(status).toBe(400);
  expect(Object.keys(body.fields).toSorted()).toEqual([
    'aboutMe',
    'expertises',
    'fullName',
    'instagram',
    'instagramFollowers',
    'languages',
    'locations',
    'phoneNumber',
    'services',
    'tiktokFollowers',
  ]);
  expect(body.fields.fullName).toBe('Full name is required');
  expect((await change({ profilePicture: `profile/${'0'.repeat(30)}` })).body.fields).toHaveProperty('profilePicture');
  expect((await change({ profilePicture: null })).body.fields).toHaveProperty('profilePicture');
  expect((await read()).profile).toEqual(profile);
});

it('a profile is read by its owner alone, and a config without it leaves it as it is', async () => {
  const { path, owner, read } = await startProfile();
  const { profile } = await read();
  for (const headers of [{}, sponsor, staff.headers])
    expect((await server.get(path, headers)).body.profile).toBeUndefined();
  expect((await server.post(path, { language: 'tr' }, owner)).body.profile).toEqual(profile);
  expect((await read()).profile).toEqual(profile);
});

it('[BEYOND-03] of two who save a profile at once one is told of a newer version, and nothing is lost', async () => {
  const { save, read } = await startProfile();
  const seen = await read();
  const answers = await Promise.all([save(seen, { fullName: 'One Name' }), save(seen, { fullName: 'Other Name' })]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const saved = answers.find(({ status }) => status === 200);
  expect((await read()).profile.fullName).toBe(saved?.body.profile.fullName);
});

it('a profile is changed once, however often the same attempt arrives', async () => {
  const { path, owner, id, read } = await startProfile();
  const { profile, version } = await read();
  const headers = { ...owner, 'if-match': `"${version}"`, 'idempotency-key': randomUUID() };
  const attempt = () => server.post(path, { profile: { ...profile, fullName: ' Deniz  Once ' } }, headers);
  const [first, second] = [await attempt(), await attempt()];
  expect([first.status, first.body.profile.fullName]).toEqual([200, 'Deniz Once']);
  expect(second.body).toEqual(first.body);
  const { body } = await staff.get('/audit?action=profile.change&limit=100');
  expect(body.data.filter(({ subjectId }: { subjectId: string }) => subjectId === id)).toHaveLength(1);
});

it('[BEYOND-04] a creator uploads a picture, and the profile shows it once it is saved', async () => {
  const { change, id, owner, username, read } = await startProfile();
  const { profile } = await read();
  const upload = async (headers: Record<string, string>) => {
    const form = new FormData();
    form.set('profilePicture', new Blob([new Uint8Array(await pictureOf())], { type: 'image/jpeg' }), 'me.jpg');
    return server.ask(`/api/creator/${id}/profile-picture`, { method: 'POST', body: form, headers });
  };
  const other = await startProfile();
  expect((await upload(other.owner)).status).toBe(403);
  const { profilePicture } = (await upload(owner)).body;
  expect(await page(username)).toMatchObject({ profilePicture: profile.profilePicture });
  expect((await other.change({ profilePicture })).status).toBe(400);
  expect((await change({ profilePicture })).status).toBe(200);
  expect(await page(username)).toMatchObject({ profilePicture });
  expect((await server.ask(`/media/${profilePicture}/96.webp`)).status).toBe(200);
});

it('[BEYOND-05] the audit trail names the fields that a creator changed, and none of their values', async () => {
  const { change, id } = await startProfile();
  await change({ fullName: 'Deniz Deniz', phoneNumber: '+90 532 000 00 78' });
  await change({});
  const { body } = await staff.get(`/audit?action=profile.change&limit=100`);
  const entries = body.data.filter(({ subjectId }: { subjectId: string }) => subjectId === id);
  expect(entries).toMatchObject([{ actor: 'the creator', details: { fields: 'fullName, phoneNumber' } }]);
});

it('[BEYOND-06] another process shows a changed profile at once, in blog, feed and directory', async () => {
  const { change, username } = await startProfile();
  const { database, dataDir } = server.platform.config;
  const shared = database.kind === 'postgres' ? { DATABASE_URL: database.url } : {};
  const other = await startTestServer({}, { DATA_DIR: dataDir, ...shared });
  try {
    const shownAt = async (url: string) =>
      (await fetch(`${url}/blog/${username}`, { headers: { accept: 'text/html' } })).text();
    expect(await shownAt(other.url)).toContain('Deniz Yıldız');
    await change({ fullName: 'Deniz Elsewhere' });
    expect(await shownAt(other.url)).toContain('Deniz Elsewhere');
    expect(await (await fetch(`${other.url}/blog/${username}/feed.atom`)).text()).toContain('Deniz Elsewhere');
    const { body } = await other.get('/api/creator?search=Elsewhere', sponsor);
    expect(body.data.map((each: { fullName: string }) => each.fullName)).toEqual(['Deniz Elsewhere']);
  } finally {
    await other.stop();
  }
});

it('[BEYOND-07] staff read in the details of a creator what has changed since the approval', async () => {
  const { id, change } = await startProfile();
  await insertApproval(server, id);
  const changes = async () => (await staff.get(`/applications/${id}`)).body.changes;
  expect(await changes()).toEqual([]);
  await change({ fullName: 'First Change' });
  await change({ fullName: 'Second Change', languages: [{ language: 'de', proficiency: 'NATIVE' }] });
  expect(await changes()).toMatchObject([
    { field: 'fullName', before: [{ name: 'Deniz Yıldız' }], after: [{ name: 'Second Change', level: null }] },
    { field: 'languages', after: [{ name: 'German', level: 'NATIVE' }] },
  ]);
  await change({ fullName: 'Deniz Yıldız' });
  expect(await changes()).toMatchObject([{ field: 'languages' }]);
});

it('[BEYOND-08] a creator changes their email address to one that they verified, and the old one is told', async () => {
  const { username, owner, id } = await startProfile();
  const [old, next] = [`${username}@mail.example`, `${username}.new@mail.example`];
  const change = (body: object) => server.post('/api/account/email', body, owner);
  const applicationId = await verifyEmail(server, next);
  await server.post('/api/auth/password/forgot', { email: old });
  await mailRequestedPasswordLinks(server.platform);
  const token = await tokenIn(server, old, 'password-reset');
  const readLink = () => server.get(`/api/auth/password/link?token=${token}`);
  expect((await readLink()).status).toBe(200);
  expect((await change({ applicationId, currentPassword: 'wrong' })).body.fields).toHaveProperty('currentPassword');
  expect((await change({ applicationId: 'unknown', currentPassword: password })).body.fields).toHaveProperty('email');
  expect((await change({ applicationId, currentPassword: password })).body).toEqual({ email: next });
  expect((await page(username)).email).toBe(next);
  expect((await server.get('/api/account', owner)).body.email).toBe(next);
  expect((await mailTo(server, old, 'email-changed'))?.subject).toContain('email address');
  const setByOldLink = { token, password: 'beyond-the-last-bay' };
  expect([(await readLink()).status, (await server.post('/api/auth/password/set', setByOldLink)).status]).toEqual([
    404, 404,
  ]);
  const signIn = async (email: string) => (await server.post('/api/auth/login', { email, password })).status;
  expect([await signIn(old), await signIn(next)]).toEqual([401, 200]);
  expect((await change({ applicationId, currentPassword: password })).body.fields).toHaveProperty('email');
  const { body } = await staff.get('/audit?action=account.changeEmail&limit=100');
  expect(body.data.filter(({ subjectId }: { subjectId: string }) => subjectId === id)).toMatchObject([{ details: {} }]);
});

it('[BEYOND-09] the email address of another account is refused without a word about whose it is', async () => {
  const [one, other] = [await startProfile(), await startProfile()];
  const applicationId = await verifyEmail(server, `${other.username}@mail.example`);
  const { status, body } = await server.post(
    '/api/account/email',
    { applicationId, currentPassword: password },
    one.owner,
  );
  expect([status, body.code]).toEqual([409, 'emailTaken']);
  expect(JSON.stringify(body)).not.toContain(other.username);
});

it('a suspended creator changes nothing', async () => {
  const { change, id, read } = await startProfile();
  await read();
  await staff.post(`/creators/${id}/moves`, { move: 'suspend' });
  expect((await change({ fullName: 'Too Late' })).status).toBe(401);
});

it.each(['\\', '%', '_', "'", '"'])('sponsors find a name by the sign %s in it, and by no other', async (sign) => {
  const { change } = await startProfile();
  await change({ fullName: `Ada${sign}Sea` });
  expect(await listed(`a${sign}s`)).toEqual([`Ada${sign}Sea`]);
  expect(await listed(sign)).toEqual([`Ada${sign}Sea`]);
  expect(await listed(`a${sign}${sign}s`)).toEqual([]);
});

it('staff find a creator by the new name and number', async () => {
  const { change, username } = await startProfile();
  await change({ fullName: 'Ada Lovelace', phoneNumber: '+90 532 000 00 79' });
  for (const search of ['lovelace', '905320000079']) {
    const { body } = await staff.get(`/creators?search=${search}`);
    expect(body.data.map((each: { username: string }) => each.username)).toEqual([username]);
  }
});
