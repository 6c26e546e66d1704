import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { proofLifetimeMs } from '#contract/application-choices.ts';
import { privacyVersion } from '#contract/privacy.ts';
import { demoTrips } from '#demo/demo-trips.ts';
import { randomFrom } from '#demo/random.ts';
import { storePicture } from '#server/media/media.service.ts';
import { runCleanups } from '#server/run-cleanups.ts';
import { animatedWebp } from '#tests/kit/animated-webp.ts';
import {
  applyAs,
  mailTo,
  makeApplication,
  pictureOf,
  sendApplication,
  signInStaff,
  verifyEmail,
} from '#tests/kit/applicant.ts';
import { askRaw } from '#tests/kit/raw-request.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.stop());

const rows = (
  table: 'account' | 'application' | 'creator' | 'bankDetails' | 'image' | 'trip' | 'creatorTrait' | 'creatorLocation',
) => server.platform.database.selectFrom(table).selectAll().execute();
const verified = async (username: string, change: object = {}) =>
  makeApplication(username, { applicationId: await verifyEmail(server, `${username}@mail.example`), ...change });

describe('a verified address', () => {
  it('may be applied with for seven days', async () => {
    const [early, late] = [await verified('deniz'), await verified('mia')];
    server.clock.now += 7 * 24 * 60 * 60_000 - 1_000;
    expect((await sendApplication(server, early)).status).toBe(200);
    server.clock.now += 1_000;
    const { status, body } = await sendApplication(server, late);
    expect([status, body.fields]).toEqual([400, { email: 'Please verify your email address first' }]);
    await runCleanups(server.platform);
    expect(await server.platform.database.selectFrom('emailVerification').selectAll().execute()).toEqual([]);
  });

  it.each(['\u212Aaan@mail.example', 'KAAN@mail.example'])('is no other that looks like it: %s', async (email) => {
    const application = await verified('kaan', { email });
    const { status, body } = await sendApplication(server, application);
    expect([status, body.fields]).toEqual([400, { email: 'Please verify your email address first' }]);
  });
});

describe('a name', () => {
  it('that nobody sees is none', async () => {
    for (const fullName of ['\u200b\u200b\u200b', '\u2060\ufeff\u3164', '\u2800\u2800', ' \u00ad \u200d ']) {
      const { status, body } = await sendApplication(server, makeApplication('deniz', { fullName }));
      expect([status, body.fields.fullName]).toEqual([400, 'Full name is required']);
    }
  });

  it('written like an encoded word stands in a subject as it was typed', async () => {
    await server.createAccount({ role: 'staff', username: 'keeper' });
    await applyAs(server, 'deniz', { fullName: '=?utf-8?B?UGF5IG1l?= Deniz' });
    const subjects = (await server.mails())
      .filter(({ to }) => to === 'keeper@mail.example')
      .map(({ subject }) => subject);
    expect(subjects).toEqual(['New application: = ?utf-8?B?UGF5IG1l?= Deniz']);
  });
});

it('an application says which privacy notice was read', async () => {
  for (const version of ['', '  ']) {
    const { status, body } = await sendApplication(server, await verified('deniz', { privacyVersion: version }));
    expect([status, Object.keys(body.fields)]).toEqual([400, ['privacyVersion']]);
  }
  await applyAs(server, 'deniz', { privacyVersion: '2026-11' });
  expect(await rows('application')).toMatchObject([{ privacyVersion: '2026-11' }]);
});

describe('applying', () => {
  it('[APPLY-02, APPLY-12, APPLY-22, API-08] stores everything, tells applicant and staff, and answers ONHOLD', async () => {
    await server.createAccount({ role: 'staff', username: 'keeper' });
    const { application, status, reference, statusToken } = await applyAs(server, 'deniz');
    expect(status).toBe('ONHOLD');
    expect(reference).toMatch(/^VA-[0-9A-F]{8}$/);
    const { database } = server.platform;
    const [creator] = await database.selectFrom('creator').selectAll().execute();
    expect(creator).toMatchObject({ phoneNumber: '+905320000000', aboutMe: application.aboutMe, instagram: 'vaya' });
    const traits = await database
      .selectFrom('creatorTrait')
      .select(['kind', 'value', 'level'])
      .orderBy('kind')
      .execute();
    expect(traits).toEqual([
      { kind: 'expertise', value: 'sailing', level: 'EXPERT' },
      { kind: 'language', value: 'tr', level: 'NATIVE' },
      { kind: 'service', value: 'photo-shoot', level: null },
    ]);
    const places = await database.selectFrom('creatorLocation').selectAll().orderBy('position').execute();
    expect(places.map(({ cityName, stateName, country }) => [cityName, stateName, country])).toEqual([
      ['Kaş', 'Antalya', 'TR'],
      ['İstanbul', 'İstanbul', 'TR'],
    ]);
    const mails = (await server.mails()).map(({ to, subject, text }) => ({ to, subject, text }));
    const received = mails.find(({ subject }) => subject === 'We received your application');
    expect(received?.to).toBe('deniz@mail.example');
    expect(received?.text).toContain(reference);
    expect(received?.text).toContain(`/application/status?token=${statusToken}`);
    expect(mails.find(({ to }) => to === 'keeper@mail.example')?.subject).toBe('New application: The deniz');
  });

  const specified = (username: string, change: object = {}) => {
    const { applicationId: _, privacyVersion: __, ...form } = makeApplication(username);
    return {
      ...form,
      ...change,
      languages: [{ language: 'tr' }],
      expertises: [{ expertise: 'sailing' }],
      location: '308948',
    };
  };
  const partsOf = async (form: object) => {
    const parts = new FormData();
    for (const [name, value] of Object.entries(form))
      parts.set(name, typeof value === 'string' ? value : JSON.stringify(value));
    parts.set('profilePicture', new Blob([new Uint8Array(await pictureOf())], { type: 'image/jpeg' }), 'me.jpg');
    return parts;
  };
  const sendParts = async (form: object) =>
    server.ask('/api/creator/apply', { method: 'POST', body: await partsOf(form) });

  it.each(['one part', 'a part for each field'])(
    '[API-08] takes the form data of the specification and needs nothing more, as %s',
    async (manner) => {
      await verifyEmail(server, 'deniz@mail.example');
      server.clock.now += 1;
      const latest = await verifyEmail(server, 'deniz@mail.example');
      const form = specified('deniz', { aboutMe: '[EN] I sail along the Lycian coast and write about it.' });
      const send = () => (manner === 'one part' ? sendApplication(server, form) : sendParts(form));
      const answer = await send();
      expect([answer.status, answer.body.status]).toEqual([200, 'ONHOLD']);
      expect(answer.body.statusToken).toBe('');
      const received = (await server.mails()).find(({ subject }) => subject === 'We received your application');
      expect(received?.text).toContain('/application/status?token=');
      expect(await rows('application')).toMatchObject([{ id: latest, privacyVersion }]);
      expect(await rows('creator')).toMatchObject([{ aboutMe: form.aboutMe }]);
      expect(await send()).toMatchObject({ status: 200, body: answer.body });
      expect(await rows('application')).toHaveLength(1);
    },
  );

  it('takes no application by an address alone that nobody has verified, that another account has, or whose proof is old', async () => {
    const refused = { status: 400, body: { fields: { email: 'Please verify your email address first' } } };
    expect(await sendApplication(server, specified('deniz'))).toMatchObject(refused);
    await server.post('/api/creator/send-verification-email', { email: 'deniz@mail.example' });
    expect(await sendApplication(server, specified('deniz'))).toMatchObject(refused);
    await applyAs(server, 'deniz');
    const again = specified('deniz', { aboutMe: 'I am somebody else, and would like to have this name.' });
    expect((await sendApplication(server, again)).status).toBe(409);
    await verifyEmail(server, 'mia@mail.example');
    server.clock.now += proofLifetimeMs;
    expect(await sendApplication(server, specified('mia'))).toMatchObject(refused);
  });

  it('[APPLY-08, APPLY-10] takes beginner for a language and an expertise without a level, in either case', async () => {
    await applyAs(server, 'deniz', {
      languages: [{ language: 'tr' }, { language: 'en', proficiency: 'advanced' }],
      expertises: [{ expertise: 'sailing' }],
    });
    const traits = await server.platform.database
      .selectFrom('creatorTrait')
      .select(['value', 'level'])
      .where('kind', '<>', 'service')
      .orderBy('value')
      .execute();
    expect(traits).toEqual([
      { value: 'en', level: 'ADVANCED' },
      { value: 'sailing', level: 'BEGINNER' },
      { value: 'tr', level: 'BEGINNER' },
    ]);
  });

  it('[APPLY-03] keeps a phone number as it is dialled, whatever was typed between and before its digits', async () => {
    await applyAs(server, 'deniz', { phoneNumber: '+90 0532 000 00 00' });
    await applyAs(server, 'mia', { phoneNumber: '0044 (0)20 7946-0958' });
    await applyAs(server, 'ada', { phoneNumber: '0532 000 00 01' });
    const creators = await server.platform.database.selectFrom('creator').select('phoneNumber').execute();
    expect(creators.map(({ phoneNumber }) => phoneNumber).toSorted()).toEqual([
      ...['+442079460958', '+905320000000', '+905320000001'],
    ]);
  });

  it('[APPLY-11] puts the main location first', async () => {
    await applyAs(server, 'deniz', { location: '745044' });
    const [first] = await server.platform.database
      .selectFrom('creatorLocation')
      .selectAll()
      .orderBy('position')
      .execute();
    expect(first?.cityName).toBe('İstanbul');
  });

  it('answers a second submit as the first, and changes nothing', async () => {
    const { application, applicationId, ...answer } = await applyAs(server, 'deniz');
    const again = await sendApplication(server, application);
    expect([again.status, again.body]).toEqual([200, answer]);
    expect((await rows('account')).map(({ name }) => name)).toEqual(['The deniz']);
    expect(await rows('application')).toHaveLength(1);
    const mails = await server.mails();
    expect(mails.filter(({ subject }) => subject === 'We received your application')).toHaveLength(1);
  });

  it('tells what opens it to nobody who knows its id and not what was sent, nor after a day', async () => {
    const { application, applicationId } = await applyAs(server, 'deniz');
    const bare = { applicationId, privacyVersion: application.privacyVersion };
    const refused = {
      message: 'We already received this application. Our email has a link to its status.',
      code: 'conflict',
    };
    for (const other of [bare, { ...application, fullName: 'Somebody Else' }]) {
      const { status, body } = await sendApplication(server, other);
      expect([status, body]).toEqual([409, refused]);
    }
    expect((await rows('account')).map(({ name }) => name)).toEqual(['The deniz']);
    server.clock.now += 25 * 60 * 60_000;
    await runCleanups(server.platform);
    expect((await sendApplication(server, application)).body).toEqual(refused);
  });

  it('keeps one of ten that come at once', async () => {
    const application = await verified('deniz');
    const answers = await Promise.all(Array.from({ length: 10 }, () => sendApplication(server, application)));
    const taken = answers.filter(({ status }) => status === 200);
    expect(new Set(taken.map(({ body }) => body.reference)).size).toBe(1);
    expect(answers.filter((answer) => !taken.includes(answer)).map(({ status }) => status)).toEqual(
      Array.from({ length: 10 - taken.length }, () => 503),
    );
    expect([(await rows('application')).length, (await rows('account')).length]).toEqual([1, 1]);
  });

  it('gives a name to one of two who want it at once', async () => {
    const applications = [await verified('mia'), await verified('noor')];
    const answers = await Promise.all(
      applications.map((each) => sendApplication(server, { ...each, username: 'sea' })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toEqual({
      message: 'This username is taken.',
      code: 'usernameTaken',
    });
  });

  it('takes a part for each field as well', async () => {
    const form = new FormData();
    for (const [name, value] of Object.entries(await verified('deniz')))
      form.set(name, typeof value === 'string' ? value : JSON.stringify(value));
    form.set('profilePicture', new Blob([new Uint8Array(await pictureOf())]), 'me.jpg');
    const { status } = await server.ask('/api/creator/apply', { method: 'POST', body: form });
    expect(status).toBe(200);
  });

  it('[APPLY-02, APPLY-05] seals bank and tax details, and shows them nowhere', async () => {
    const iban = 'TR330006100519786457841326';
    const bank = { hasCompany: true, legalEntity: 'Blue Bay', taxNo: '123 456 7890', taxOffice: 'Kaş', iban };
    const { body } = await sendApplication(server, await verified('deniz', { ...bank, address: 'Liman 3' }));
    expect(JSON.stringify(body)).not.toContain('1326');
    const [details] = await rows('bankDetails');
    expect(details).toMatchObject({ ibanEnding: '1326', isDoubtful: 0 });
    expect(JSON.stringify(await rows('bankDetails'))).not.toMatch(/0051978|1234567890|Blue Bay|Liman/);
  });
});

describe('what an application may not be', () => {
  it('[APPLY-21] is said for every field at once, and nothing is stored', async () => {
    const { status, body } = await sendApplication(
      server,
      { applicationId: await verifyEmail(server, 'deniz@mail.example'), privacyVersion: '2026-11' },
      null,
    );
    expect([status, body.code]).toEqual([400, 'validation']);
    expect(body.fields).toEqual({
      fullName: 'Full name is required',
      username: 'Username is required',
      email: 'Email is required',
      phoneNumber: 'Phone number is required',
      profilePicture: 'Profile picture is required',
      aboutMe: 'About me is required',
      instagram: 'At least one social media account is required',
      languages: 'At least one language is required',
      expertises: 'At least one expertise is required',
      locations: 'At least one location is required',
      services: 'At least one service or service offer is required',
      termsAccepted: 'You must accept the terms to apply',
    });
    expect([await rows('account'), await rows('image')]).toEqual([[], []]);
  });

  const wrong: [field: string, change: object, message: string | RegExp][] = [
    ['fullName', { fullName: 'Vaya  Téam' }, 'This name is reserved. Please enter your own name.'],
    ['username', { username: 'the-vaya-team' }, 'This username is reserved. Please choose another one.'],
    ['fullName', { fullName: 'A' }, 'Full name must be at least 2 characters'],
    ['username', { username: 'Admin' }, 'This username is reserved. Please choose another one.'],
    ['username', { username: '1st' }, /^Username must start with a letter/],
    ['email', { email: 'somebody@else.example' }, 'Please verify your email address first'],
    ['phoneNumber', { phoneNumber: '+90 12' }, /^Enter a phone number with its country code/],
    ['phoneNumber', { phoneNumber: '+999 123456789' }, /^Enter a phone number with its country code/],
    ['phoneNumber', { phoneNumber: '+90 111 111 11 11' }, /^Enter a phone number with its country code/],
    ['aboutMe', { aboutMe: 'Too short.' }, 'About me must be at least 30 characters'],
    ['aboutMe', { aboutMe: 'a'.repeat(1001) }, 'About me must be at most 1000 characters'],
    [
      'tiktok',
      { socialMediaAccounts: { instagram: '', youtube: '', tiktok: 'https://evil.example/x' } },
      /TikTok handle/,
    ],
    ['languages', { languages: [{ language: 'klingon' }] }, 'Languages has an unknown entry. Please choose it again.'],
    ['languages', { languages: [{ language: 'tr' }, { language: 'tr' }] }, 'Languages has the same entry twice'],
    ['locations', { locations: ['1'] }, 'Locations has an unknown entry. Please choose it again.'],
    ['locations', { location: '2988507' }, 'Locations has an unknown entry. Please choose it again.'],
    ['iban', { iban: 'DE44500105175407324931' }, 'IBAN must start with TR for Turkey'],
    ['taxNo', { hasCompany: true, legalEntity: 'Bay', taxOffice: 'Kaş', taxNo: '12' }, 'Tax number must be 10 digits'],
    ['termsAccepted', { termsAccepted: false }, 'You must accept the terms to apply'],
  ];
  it('is said in the words of each field', async () => {
    const application = await verified('deniz');
    for (const [field, change, message] of wrong) {
      const { status, body } = await sendApplication(server, { ...application, ...change });
      expect([status, Object.keys(body.fields)], JSON.stringify(change)).toEqual([400, [field]]);
      expect(body.fields[field]).toMatch(message);
    }
    expect(await rows('account')).toEqual([]);
  });

  it('is refused where it has another shape', async () => {
    const application = await verified('deniz');
    for (const change of [
      { role: 'staff' },
      { languages: 'tr' },
      { languages: [{ language: 'tr', proficiency: 'EXPERT' }] },
      { fullName: 'Mia\r\nBcc: all@mail.example' },
      { locations: Array.from({ length: 10_000 }, () => '308948') },
    ]) {
      const { status, body } = await sendApplication(server, { ...application, ...change });
      expect([status, body.code], Object.keys(change)[0]).toEqual([400, 'validation']);
    }
  });

  it('says no to an address that has an account, unless its application was rejected a month ago', async () => {
    const first = await applyAs(server, 'deniz');
    const again = await verified('deniz', { username: 'deniz2' });
    expect((await sendApplication(server, again)).body.code).toBe('emailTaken');
    await server.platform.database
      .updateTable('application')
      .set({ state: 'REJECTED', decidedAt: server.clock.now })
      .where('id', '=', first.applicationId)
      .execute();
    expect((await sendApplication(server, again)).body.code).toBe('emailTaken');
    server.clock.now += 30 * 24 * 60 * 60_000;
    const later = await verified('deniz', { username: 'deniz2' });
    expect((await sendApplication(server, later)).body.status).toBe('ONHOLD');
    expect((await rows('account')).map(({ username }) => username)).toEqual(['deniz2']);
  });

  it('is taken again from the first moment of the UTC day that the mail names, and not before', async () => {
    server.clock.now = Date.parse('2026-11-25T14:00:00Z');
    const { applicationId } = await applyAs(server, 'deniz');
    await (await signInStaff(server)).moveApplication(applicationId, { move: 'reject', reason: 'content' });
    expect((await mailTo(server, 'deniz@mail.example', 'rejected'))?.text).toContain('again from 25 Dec 2026');
    server.clock.now = Date.parse('2026-12-24T23:59:59Z');
    expect((await sendApplication(server, await verified('deniz'))).body.code).toBe('emailTaken');
    server.clock.now = Date.parse('2026-12-25T00:00:00Z');
    expect((await sendApplication(server, await verified('deniz'))).body.status).toBe('ONHOLD');
  });

  it('says no to the address of a rejected applicant whose account was closed', async () => {
    const { applicationId } = await applyAs(server, 'deniz');
    const staff = await signInStaff(server);
    await staff.moveApplication(applicationId, { move: 'reject', reason: 'content' });
    const { accountId } = (await staff.get(`/applications/${applicationId}`)).body;
    expect((await staff.post(`/creators/${accountId}/moves`, { move: 'close' })).body).toEqual({ state: 'closed' });
    server.clock.now += 31 * 24 * 60 * 60_000;
    expect((await sendApplication(server, await verified('deniz'))).body.code).toBe('emailTaken');
  });

  it('of someone who applied before keeps their trips and followers, and replaces their picture', async () => {
    const { database } = server.platform;
    const first = await applyAs(server, 'deniz');
    const { id: accountId } = await database.selectFrom('account').select('id').executeTakeFirstOrThrow();
    const [trip] = demoTrips(randomFrom(4), {
      accountId,
      number: 1,
      language: 'en',
      now: server.clock.now,
      cityOf: () => 'Kaş',
    });
    if (!trip) throw new Error('There is no trip to keep.');
    await database
      .insertInto('trip')
      .values({ ...trip, state: 'draft' })
      .execute();
    await database.updateTable('creator').set({ followersCount: 1_234 }).execute();
    await database
      .updateTable('application')
      .set({ state: 'REJECTED', decidedAt: server.clock.now })
      .where('id', '=', first.applicationId)
      .execute();
    server.clock.now += 30 * 24 * 60 * 60_000;
    const again = await verified('deniz', { aboutMe: 'I walk now, and write about every pass on the way.' });
    expect((await sendApplication(server, again)).status).toBe(200);
    expect((await rows('trip')).map(({ id }) => id)).toEqual([trip.id]);
    expect(await rows('creator')).toMatchObject([{ followersCount: 1_234, aboutMe: again.aboutMe }]);
    expect([(await rows('creatorTrait')).length, (await rows('creatorLocation')).length]).toEqual([3, 2]);
    server.clock.now += 25 * 60 * 60_000;
    await runCleanups(server.platform);
    const [creator] = await server.platform.database.selectFrom('creator').select('profilePicture').execute();
    expect((await rows('image')).map(({ key }) => key)).toEqual([creator?.profilePicture]);
  });

  it('is no broken JSON, no list, no JSON body, no endless part and no crowd of files', async () => {
    for (const [text, code] of [
      ['{"fullName": ', 'malformed'],
      ['[]', 'validation'],
    ] as const) {
      const form = new FormData();
      form.set('application', text);
      const { status, body } = await server.ask('/api/creator/apply', { method: 'POST', body: form });
      expect([status, body.code]).toEqual([400, code]);
    }
    expect((await server.post('/api/creator/apply', makeApplication('deniz'))).status).toBe(415);
    const long = new FormData();
    long.set('application', `"${'a'.repeat(200_000)}"`);
    expect((await server.ask('/api/creator/apply', { method: 'POST', body: long })).status).toBe(413);
    const crowd = new FormData();
    for (const name of ['one', 'two', 'three']) crowd.append(name, new Blob(['x']), name);
    expect((await server.ask('/api/creator/apply', { method: 'POST', body: crowd })).status).toBe(413);
  });
});

describe('the picture', () => {
  it.each(['jpeg', 'png', 'webp'] as const)(
    '[APPLY-06, DATA-06, BLOG-26] may be a %s, and is served by its stored path and in three squares',
    async (format) => {
      const answer = await sendApplication(server, await verified('deniz'), await pictureOf(format, 900));
      expect(answer.status).toBe(200);
      const [{ profilePicture = '' } = {}] = (await rows('creator')) as { profilePicture?: string }[];
      for (const [path, width] of [
        ['', 320],
        ['/96.webp', 96],
        ['/320.webp', 320],
        ['/800.webp', 800],
      ] as const) {
        const response = await fetch(`${server.url}/media/${profilePicture}${path}`);
        expect(response.headers.get('content-type')).toBe('image/webp');
        expect(response.headers.get('cache-control')).toContain('immutable');
        const metadata = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
        expect([metadata.format, metadata.width, metadata.height]).toEqual(['webp', width, width]);
      }
    },
  );

  it('loses all that is not its pixels, and stands upright', async () => {
    const turned = await sharp({ create: { width: 60, height: 30, channels: 3, background: 'red' } })
      .withExif({ IFD0: { Copyright: 'Secret place', Artist: 'Mia' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const polyglot = Buffer.concat([turned, Buffer.from('<script>alert(1)</script>')]);
    expect((await sendApplication(server, await verified('deniz'), polyglot)).status).toBe(200);
    const [{ profilePicture = '' } = {}] = (await rows('creator')) as { profilePicture?: string }[];
    const bytes = Buffer.from(await (await fetch(`${server.url}/media/${profilePicture}/800.webp`)).arrayBuffer());
    expect(bytes.toString('latin1')).not.toMatch(/Secret|Mia|script|Exif/i);
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
  });

  const text = (value: string) => Buffer.from(value, 'latin1');
  const refused: [what: string, make: () => Promise<Uint8Array>, message: string | RegExp][] = [
    [
      'an SVG',
      async () => text('<svg xmlns="http://www.w3.org/2000/svg"></svg>'),
      /^We cannot read this kind of image/,
    ],
    ['a page', async () => text('<!doctype html><script>alert(1)</script>'), 'Please select a valid image file'],
    ['a GIF', async () => text('GIF89a\x01\x00\x01\x00'), /^We cannot read this kind of image/],
    ['a HEIC', async () => text('\x00\x00\x00\x18ftypheic\x00\x00\x00\x00'), /^We cannot read HEIC pictures/],
    ['a JPEG that ends early', async () => (await pictureOf('jpeg', 800)).subarray(0, 900), /^This picture is damaged/],
    ['a JPEG in name only', async () => text('\xff\xd8\xff and no more'), /^This picture is damaged/],
    ['more than 5 MB', async () => Buffer.alloc(5 * 1024 * 1024 + 1, 0xff), 'Image size should be less than 5MB'],
    [
      'a bomb',
      () =>
        sharp({ create: { width: 7_200, height: 7_200, channels: 3, background: 'red' } })
          .png({ compressionLevel: 9 })
          .toBuffer(),
      /^This picture has too many pixels/,
    ],
    ['an animation of too many pixels', () => animatedWebp(2_100, 100), /^This picture has too many pixels/],
  ];
  it('is refused when it is none, broken, too large or of another kind', async () => {
    const application = await verified('deniz');
    for (const [what, make, message] of refused) {
      const { status, body } = await sendApplication(server, application, await make());
      expect([status, body.fields.profilePicture], what).toEqual([400, expect.stringMatching(message)]);
    }
    expect([await rows('image'), await rows('account')]).toEqual([[], []]);
  });

  it('is swept out when no record took it, and never when one did', async () => {
    await applyAs(server, 'deniz');
    const file = join(server.platform.config.dataDir, 'uploads', 'left-over');
    writeFileSync(file, await pictureOf());
    const upload = {
      kind: 'profile',
      field: 'profilePicture',
      path: file,
      sender: 'somebody',
      address: '192.0.2.1',
      accountId: null,
    } as const;
    await storePicture(server.platform, upload);
    const folder = join(server.platform.config.dataDir, 'media/profile');
    expect([readdirSync(folder).length, (await rows('image')).length]).toEqual([2, 2]);
    server.clock.now += 25 * 60 * 60_000;
    await runCleanups(server.platform);
    const [{ profilePicture = '' } = {}] = (await rows('creator')) as { profilePicture?: string }[];
    expect((await rows('image')).map(({ key }) => key)).toEqual([profilePicture]);
    expect((await server.get(`/media/${profilePicture}/96.webp`)).status).toBe(200);
  });

  it('is not found at other paths', async () => {
    const none = `profile/${'0'.repeat(30)}/96.webp`;
    for (const path of ['profile/../../keys', '..%2f..%2fkeys', 'profile/0/96.webp', none]) {
      const plain = `GET /media/${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`;
      expect([path, (await askRaw(server.url, plain)).status]).toEqual([path, 404]);
    }
  });
});

describe('the username check', () => {
  const check = async (username: string, query = '') =>
    (await server.get(`/api/creator/check-username/${encodeURIComponent(username)}${query}`)).body;
  const free = { exists: false, canApply: true, status: null, message: 'This username is available.' };
  const taken = { exists: true, canApply: false, status: null, message: 'This username is taken.' };

  it('[APPLY-16, APPLY-17, API-01] tells whether a name is free, however it is written', async () => {
    expect(await check('deniz')).toEqual(free);
    await applyAs(server, 'deniz');
    for (const name of ['deniz', 'DENİZ', ' Deniz ']) expect(await check(name)).toEqual(taken);
    expect(await check('admin')).toEqual({
      exists: false,
      canApply: false,
      status: null,
      message: 'This username is reserved. Please choose another one.',
    });
  });

  it('tells how an application stands only to whoever verified its address', async () => {
    const { applicationId } = await applyAs(server, 'deniz');
    await server.platform.database
      .updateTable('application')
      .set({ state: 'REJECTED', decidedAt: server.clock.now })
      .execute();
    const stranger = await verifyEmail(server, 'mia@mail.example');
    const { body: unverified } = await server.post('/api/creator/send-verification-email', {
      email: 'deniz@mail.example',
    });
    for (const query of ['', `?applicationId=${stranger}`, `?applicationId=${unverified.applicationId}`])
      expect(await check('deniz', query)).toEqual(taken);
    const query = `?applicationId=${applicationId}`;
    expect(await check('deniz', query)).toEqual({ ...taken, status: 'ONHOLD' });
    server.clock.now += 10_000;
    expect(await check('deniz', query)).toEqual({ ...taken, status: 'REJECTED' });
    server.clock.now += 30 * 24 * 60 * 60_000;
    expect(await check('deniz', query)).toEqual(taken);
    const anew = `?applicationId=${await verifyEmail(server, 'deniz@mail.example')}`;
    expect(await check('deniz', anew)).toEqual({ ...free, exists: true, status: 'REJECTED' });
  });
});

describe('the status page', () => {
  const read = (token: string) => server.get(`/api/creator/application-status?token=${encodeURIComponent(token)}`);

  it('tells the applicant how it stands', async () => {
    const { statusToken, reference } = await applyAs(server, 'deniz');
    expect((await read(statusToken)).body).toEqual({
      status: 'ONHOLD',
      reference,
      fullName: 'The deniz',
      appliedAt: expect.any(Number),
      decidedAt: null,
      reason: null,
      reasonText: null,
      mayApplyAgainAt: null,
      hasPassword: false,
      bankDetails: 'missing',
      bankDetailsAt: null,
      isActive: false,
      isSuspended: false,
      activeSince: null,
      username: 'deniz',
      mailedTo: 'd•••@mail.example',
    });
  });

  it('tells whoever was suspended that they are', async () => {
    const { statusToken, applicationId } = await applyAs(server, 'suna');
    const staff = await signInStaff(server);
    await staff.moveApplication(applicationId, { move: 'approve' });
    await server.platform.database
      .updateTable('account')
      .set({ state: 'suspended' })
      .where('username', '=', 'suna')
      .execute();
    server.clock.now += 20_000;
    expect((await read(statusToken)).body).toMatchObject({ status: 'APPROVED', isActive: false, isSuspended: true });
  });

  it('opens by no other token', async () => {
    const { statusToken, applicationId } = await applyAs(server, 'deniz');
    const other = await applyAs(server, 'mia');
    const [, hash] = String(other.statusToken).split('.');
    for (const token of [applicationId, `${applicationId}.${hash}`, `${statusToken}x`, '.', 'x'])
      expect((await read(token)).status).toBe(404);
    expect((await server.get('/api/creator/application-status')).status).toBe(400);
  });
});

it('a hostile name, text and file name are harmless in mails and logs, and are kept as they were written', async () => {
  const lines: string[] = [];
  const listening = await startTestServer(
    { logStream: { write: (line) => void lines.push(line) } },
    { LOG_LEVEL: 'info' },
  );
  const fullName = '<img src=x onerror=alert(1)> "Mia" & \u202eco';
  const aboutMe = `</p><script>alert(1)</script>${'='.repeat(30)}`;
  const applicationId = await verifyEmail(listening, 'mia@mail.example');
  const form = new FormData();
  form.set('application', JSON.stringify(makeApplication('mia', { applicationId, fullName, aboutMe })));
  const name = '../../<script>alert(1)</script>.jpg';
  form.set('profilePicture', new Blob([new Uint8Array(await pictureOf())]), name);
  expect((await listening.ask('/api/creator/apply', { method: 'POST', body: form })).status).toBe(200);
  for (const { subject, html } of await listening.mails()) {
    expect(html).not.toMatch(/<img|<script/);
    expect(subject).not.toMatch(/[\r\n]/);
  }
  const creator = await listening.platform.database.selectFrom('creator').selectAll().executeTakeFirstOrThrow();
  expect(creator.aboutMe).toBe(aboutMe);
  expect(lines.length).toBeGreaterThan(2);
  expect(lines.join('')).not.toMatch(/Mia|mail\.example|script|5320000000|applicationId/);
  await listening.stop();
});
