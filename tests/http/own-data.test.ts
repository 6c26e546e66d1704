import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { RichText } from '#contract/rich-text.ts';
import { passwordResetMail } from '#server/accounts/account.mails.ts';
import { issuePasswordLink } from '#server/accounts/password-links.ts';
import { writeBankDetails } from '#server/bank-details/encrypted-details.ts';
import { inUnitOfWork } from '#server/db/unit-of-work.ts';
import { Unavailable } from '#server/lib/errors.ts';
import { approvedAs, pictureOf } from '#tests/kit/applicant.ts';
import { coverOf, signInSponsor, startBlog } from '#tests/kit/blogs.ts';
import { handsOf, makeRequest } from '#tests/kit/bookings.ts';
import { makeTripRequest } from '#tests/kit/make-trip-request.ts';
import { onceLooked } from '#tests/kit/once-looked.ts';
import { openRaw } from '#tests/kit/raw-request.ts';
import { readZip } from '#tests/kit/read-zip.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';

const password = 'open-sesame-1';
const day = 24 * 60 * 60_000;

let server: TestServer;
let blog: Awaited<ReturnType<typeof startBlog>>;
beforeAll(async () => {
  server = await startTestServer();
  blog = await startBlog(server, {
    trips: [{ notes: 'bring the tent' }, { title: 'Not yet', state: 'draft' }],
  });
  await inUnitOfWork(server.platform, (unit) =>
    writeBankDetails(unit, blog.id, {
      accountType: 'person',
      name: 'Deniz Yıldız',
      iban: 'TR330006100519786457841326',
      taxNumber: '10000000146',
      taxOffice: '',
      address: 'Liman Sokak 3',
      city: 'Kaş',
      district: '',
      country: 'Turkey',
    }),
  );
});
afterAll(() => server.stop());

const ask = (headers: Record<string, string>, currentPassword = password) =>
  server.post('/api/account/download', { currentPassword }, headers);

async function download(headers: Record<string, string>): Promise<Map<string, Buffer>> {
  const response = await fetch(`${server.url}/api/account/download`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ currentPassword: password }),
  });
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/zip']);
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="vaya-[a-z]+-[\d-]{10}\.zip"$/);
  return readZip(Buffer.from(await response.arrayBuffer()));
}

describe('the own account', () => {
  it('is told to its creator alone, with its bank details as far as a screen shows them', async () => {
    const { status, body } = await server.get('/api/account', blog.owner);
    expect([status, body]).toEqual([
      200,
      {
        _id: blog.id,
        username: 'deniz',
        fullName: 'Deniz Yıldız',
        email: 'deniz@mail.example',
        state: 'active',
        createdAt: blog.account.createdAt,
        bank: { state: null, ibanEnding: '1326' },
      },
    ]);
    expect((await server.get('/api/account', await signInSponsor(server))).status).toBe(403);
  });
});

describe('what is held of a creator', () => {
  it('is downloaded whole by themselves, as files that people and programs read', async () => {
    const form = new FormData();
    form.set('coverImage', new Blob([new Uint8Array(await pictureOf('jpeg', 600))]), 'sea.jpg');
    const path = `/api/creator/${blog.id}/blog-config`;
    const sent = await server.ask(`${path}/cover-image`, { method: 'POST', body: form, headers: blog.owner });
    await server.post(path, { pageStyle: { coverImageUrl: sent.body.coverImageUrl }, showEmail: false }, blog.owner);
    const row = { accountId: blog.id, day: '2026-06-01', host: 'instagram.com', views: 3, visitors: 2 };
    await server.platform.database.insertInto('blogVisit').values(row).execute();

    const stay = (await handsOf(server, 'creator', blog.owner).begin(makeRequest(server))).body;
    await handsOf(server, 'creator', blog.owner).note(stay._id, 'With a view, please.');

    const files = await download(blog.owner);
    const json = (name: string) => JSON.parse((files.get(`${name}.json`) ?? Buffer.from('null')).toString());
    expect(json('account')).toMatchObject({ id: blog.id, email: 'deniz@mail.example', hasPassword: true });
    expect(json('profile')).toMatchObject({ fullName: 'Deniz Yıldız', phoneNumber: blog.record.creator.phoneNumber });
    expect(json('blog').config).toMatchObject({ showEmail: false });
    expect(json('trips').map(({ title, state, notes }: Record<string, string>) => [title, state, notes])).toEqual(
      expect.arrayContaining([
        ['By the sea', 'published', 'bring the tent'],
        ['Not yet', 'draft', ''],
      ]),
    );
    expect(json('bankDetails').details).toMatchObject({ iban: 'TR330006100519786457841326', taxNumber: '10000000146' });
    expect(json('stays')).toMatchObject({
      invitations: { areWelcome: true, maxOpen: 10 },
      stays: [{ reference: stay.reference, hotelName: 'Bay House', notes: [{ content: 'With a view, please.' }] }],
    });
    expect(json('visits')).toEqual({
      days: [{ day: '2026-06-01', host: 'instagram.com', views: 3, visitors: 2 }],
      trips: [],
      followers: 0,
    });
    expect(json('sessions').open).toHaveLength(1);
    expect(
      json('mails')
        .map(({ about, to }: Record<string, string>) => `${about}: ${to}`)
        .toSorted(),
    ).toEqual(['Own data downloaded: deniz@mail.example', 'Stay request received: deniz@mail.example']);
    const pictures = [...files.keys()].filter((name) => name.startsWith('pictures/'));
    expect(pictures).toContain(`pictures/${sent.body.coverImageUrl.replace('/', '-')}.webp`);
    expect(pictures).toContain(`pictures/${blog.record.creator.profilePicture?.replace('/', '-')}.webp`);
    for (const name of pictures) expect(files.get(name)?.toString('latin1', 8, 12)).toBe('WEBP');
    for (const name of files.keys())
      if (!/^(pictures\/|README)/.test(name)) expect(files.get('README.txt')?.toString()).toMatch(name);
  });

  it('[BEYOND-26] has the pictures of trips and of their days, with their descriptions', async () => {
    const { owner, id } = await startBlog(server, { username: 'pelin', number: 7 });
    const upload = async () => {
      const form = new FormData();
      form.set('coverImage', new Blob([new Uint8Array(await pictureOf('jpeg', 600))]), 'sea.jpg');
      const path = `/api/creator/${id}/blog-config/cover-image`;
      return String((await server.ask(path, { method: 'POST', body: form, headers: owner })).body.coverImageUrl);
    };
    const pictures = [
      { key: await upload(), alt: 'A boat', dayNumber: null },
      { key: await upload(), alt: 'A bay', dayNumber: 2 },
    ];
    await server.post('/api/account/trips', makeTripRequest({ title: 'With pictures', pictures }), owner);
    const files = await download(owner);
    const trips: { title: string; pictures: object }[] = JSON.parse(files.get('trips.json')?.toString() ?? '[]');
    expect(trips.find(({ title }) => title === 'With pictures')?.pictures).toEqual(pictures);
    for (const { key } of pictures) expect([...files.keys()]).toContain(`pictures/${key.replace('/', '-')}.webp`);
  });

  it('has the words of a trip and of its days, and their formatting with the addresses of its links', async () => {
    const { owner } = await startBlog(server, { username: 'irmak', number: 8 });
    const marks = [{ type: 'link' as const, attrs: { href: 'https://example.com/way' } }];
    const description: RichText = {
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', marks, text: 'The way' }] }],
    };
    const dayTexts = [{ id: 'walk', dayNumber: 2, text: description }];
    await server.post('/api/account/trips', makeTripRequest({ title: 'With a link', description, dayTexts }), owner);
    const trips: { title: string }[] = JSON.parse((await download(owner)).get('trips.json')?.toString() ?? '[]');
    const trip = trips.find(({ title }) => title === 'With a link');
    expect(trip).toMatchObject({ description: 'The way', story: description, dayTexts });
  });

  it('has the links for a password, since when the calendar has an address, and mails to the address as it was once typed', async () => {
    const { owner, id } = await startBlog(server, { username: 'kaya', number: 6 });
    const { now } = server.clock;
    const { body } = await server.post('/api/account/calendar', { currentPassword: password }, owner);
    const unused = await inUnitOfWork(server.platform, (unit) => issuePasswordLink(unit, id, 'reset'));
    await inUnitOfWork(server.platform, async (unit) =>
      unit.queueMail({ to: 'Kaya@Mail.example', language: 'en', ...passwordResetMail(unused.url, 'en') }),
    );
    const files = await download(owner);
    const json = (name: string) => JSON.parse(files.get(`${name}.json`)?.toString() ?? 'null');
    const at = (moment: number) => new Date(moment).toISOString();
    expect(json('passwordLinks')).toEqual([
      { kind: 'reset', createdAt: at(now), expiresAt: at(unused.expiresAt), usedAt: null },
    ]);
    expect(json('calendar')).toEqual({ addressSince: at(now) });
    expect(json('mails').map(({ to }: { to: string }) => to)).toContain('Kaya@Mail.example');
    const all = [...files.values()].map((bytes) => bytes.toString('latin1')).join('\n');
    const { database } = server.platform;
    const link = await database.selectFrom('passwordLink').select('tokenHash').executeTakeFirstOrThrow();
    const address = await database.selectFrom('calendarAddress').select('tokenHash').executeTakeFirstOrThrow();
    for (const secret of [link.tokenHash, address.tokenHash, body.address, unused.url])
      expect(all).not.toContain(secret);
  });

  it('has in it neither a hash nor a token, nor what is somebody else’s', async () => {
    const { database } = server.platform;
    const other = await startBlog(server, { username: 'mia', number: 2, trips: [{ title: 'Of Mia' }] });
    const sponsor = await server.createAccount({ role: 'sponsor', username: 'pinewood' });
    const entry = { sponsorId: sponsor.id, creatorId: blog.id, note: 'too dear', addedAt: 1, isInFirst: 1 as const };
    await database.insertInto('shortlistEntry').values(entry).execute();
    const all = [...(await download(blog.owner)).values()].map((bytes) => bytes.toString('latin1')).join('\n');
    const { passwordHash } = await database
      .selectFrom('account')
      .select('passwordHash')
      .where('id', '=', blog.id)
      .executeTakeFirstOrThrow();
    const hashes = await database.selectFrom('session').select('tokenHash').execute();
    const secrets = [
      passwordHash ?? '',
      blog.owner.authorization.slice(7),
      ...hashes.map(({ tokenHash }) => tokenHash),
    ];
    for (const foreign of [...secrets, other.id, 'Of Mia', sponsor.id, 'pinewood', 'too dear'])
      expect(all).not.toContain(foreign);
  });

  it('tells an applicant of the application and how it was decided, and not by whom', async () => {
    await approvedAs(server, 'eda');
    const { database } = server.platform;
    const known = await database
      .selectFrom('account')
      .select('passwordHash')
      .where('id', '=', blog.id)
      .executeTakeFirst();
    await database
      .updateTable('account')
      .set(known ?? {})
      .where('username', '=', 'eda')
      .execute();
    const { body } = await server.post('/api/auth/login', { username: 'eda', password });
    const files = await download({ authorization: `Bearer ${body.accessToken}` });
    const json = (name: string) => JSON.parse(files.get(`${name}.json`)?.toString() ?? 'null');
    expect(json('applications')).toMatchObject([{ state: 'APPROVED', privacyVersion: '2026-11' }]);
    expect(json('emailVerifications')).toMatchObject([{ email: 'eda@mail.example' }]);
    expect(json('history').map(({ what }: { what: string }) => what)).toContain('Application approved');
    expect(files.get('history.json')?.toString()).not.toContain('approver-of-eda');
    expect([...files.keys()].filter((name) => name.startsWith('pictures/profile-'))).toHaveLength(1);
  });

  it('leaves by no password that was changed while it was looked at', async () => {
    const { database } = server.platform;
    const account = database.updateTable('account').where('id', '=', blog.id);
    const { passwordHash } = await database
      .selectFrom('account')
      .select('passwordHash')
      .where('id', '=', blog.id)
      .executeTakeFirstOrThrow();
    const answer = await onceLooked(
      () => account.set({ passwordHash: 'another' }).execute(),
      () => ask(blog.owner),
    );
    await account.set({ passwordHash }).execute();
    expect(answer.status).toBe(401);
  });

  it('asks for the password, is written down and told by mail, and leaves five times a day', async () => {
    const wrong = await ask(blog.owner, 'not-this-one');
    expect([wrong.status, wrong.body.fields]).toEqual([400, { currentPassword: 'This is not your password' }]);
    const statuses: number[] = [];
    for (let turn = 0; turn < 4; turn += 1) statuses.push((await ask(blog.owner)).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    const entries = await server.platform.database
      .selectFrom('auditEntry')
      .select(['actor', 'action', 'subjectId'])
      .where('subjectId', '=', blog.id)
      .execute();
    expect(entries).toEqual(
      Array.from({ length: 5 }, () => ({ actor: 'the creator', action: 'account.download', subjectId: blog.id })),
    );
    const mails = (await server.mails()).filter(({ to }) => to === 'deniz@mail.example');
    const told = mails.filter(({ template }) => template === 'data-downloaded');
    expect(told).toHaveLength(5);
    server.clock.now += day;
    const { body } = await server.post('/api/auth/login', { username: 'deniz', password });
    expect((await ask({ authorization: `Bearer ${body.accessToken}` })).status).toBe(200);
  });
});

describe('a download that breaks off', () => {
  it('is one of the five, and reported by mail: part of it has been sent', async () => {
    const oya = await startBlog(server, { username: 'oya', number: 4 });
    await coverOf(server, oya.id, 'a');
    const store = vi.spyOn(server.platform.media, 'read').mockRejectedValue(new Unavailable());
    for (let turn = 0; turn < 4; turn += 1) await expect(download(oya.owner)).rejects.toThrow('terminated');
    store.mockRestore();
    await download(oya.owner);
    expect((await ask(oya.owner)).status).toBe(429);
    const mails = (await server.mails()).filter(({ to }) => to === 'oya@mail.example');
    expect(mails.map(({ template }) => template)).toEqual(Array(5).fill('data-downloaded'));
  });

  it('because its reader has gone is one of the five', async () => {
    const ela = await startBlog(server, { username: 'ela', number: 5 });
    const body = JSON.stringify({ currentPassword: password });
    const head = `Host: x\r\nAuthorization: ${ela.owner.authorization}\r\nContent-Type: application/json\r\n`;
    for (let turn = 0; turn < 5; turn += 1) {
      const reader = openRaw(
        server.url,
        `POST /api/account/download HTTP/1.1\r\n${head}Content-Length: ${body.length}\r\n\r\n${body}`,
      );
      const [first] = await once(reader, 'data');
      expect(String(first)).toMatch(/^HTTP\/1\.1 200 /);
      reader.destroy();
    }
    expect((await ask(ela.owner)).status).toBe(429);
  });
});
