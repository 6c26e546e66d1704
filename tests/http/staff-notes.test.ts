import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { staffNotesReply } from '#contract/back-office.ts';
import { maxStaffNoteLength, maxStaffNotes } from '#contract/back-office-choices.ts';
import { verifyTrail } from '#server/audit/audit-trail.ts';
import { signInStaff } from '#tests/kit/applicant.ts';
import { signInSponsor, startBlog } from '#tests/kit/blogs.ts';
import { readZip } from '#tests/kit/read-zip.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';

let server: TestServer;
let [ada, ece]: Awaited<ReturnType<typeof signInStaff>>[] = [];
let blog: Awaited<ReturnType<typeof startBlog>>;
beforeAll(async () => {
  server = await startTestServer();
  [ada, ece] = [await signInStaff(server, 'ada'), await signInStaff(server, 'ece')];
  blog = await startBlog(server, { username: 'deniz' });
});
afterAll(() => server.stop());

const hands = (of = ada) => of ?? expect.fail('Nobody is signed in.');
const add = (content: string, of = ada, id = blog.id) => hands(of).post(`/creators/${id}/notes`, { content });
const read = async (of = ada, id = blog.id) => hands(of).get(`/creators/${id}/notes`);
const remove = (id: string, of = ada) => hands(of).post(`/notes/${id}/remove`, {});
const trail = async () =>
  (await hands().get('/audit?limit=2')).body.data.map(
    ({ actor, action, subject, details }: Record<string, unknown>) => [...[actor, action, subject, details]],
  );

describe('notes of the staff', () => {
  it('are told the latest first, with author, moment and lines, to all of the staff', async () => {
    expect(staffNotesReply.parse((await read()).body)).toEqual({ fullName: 'Deniz Yıldız', data: [] });
    await add('  Sails.\n\nCalled on Monday.  ');
    server.clock.now += 1_000;
    const { status, body } = await add('Answered: <b>yes</b>', ece);
    const [answered, called] = [
      { author: 'The ece', content: 'Answered: <b>yes</b>', createdAt: server.clock.now },
      { author: 'The ada', content: 'Sails.\n\nCalled on Monday.', createdAt: server.clock.now - 1_000 },
    ].map((note) => ({ ...note, _id: expect.stringMatching(/^[\w-]{36}$/) }));
    expect([status, staffNotesReply.parse(body).data]).toEqual([
      200,
      [
        { ...answered, isOwn: true },
        { ...called, isOwn: false },
      ],
    ]);
    expect((await read()).body.data.map(({ isOwn }: { isOwn: boolean }) => isOwn)).toEqual([false, true]);
    const { data } = (await hands().get('/creators?search=deniz')).body;
    expect(data.map(({ username, notes }: Record<string, unknown>) => [username, notes])).toEqual([['deniz', 2]]);
  });

  it('are removed by their author alone, once, and the trail says so without their words', async () => {
    server.clock.now += 1_000;
    const { body } = await add('A slip of the pen');
    const [{ _id: id }] = body.data;
    expect((await remove(id, ece)).status).toBe(403);
    const gone = await remove(id);
    expect([gone.status, gone.body.data.some((note: { _id: string }) => note._id === id)]).toEqual([200, false]);
    const again = await remove(id);
    const message = 'This note was already removed. Reload the page to see the current notes.';
    expect([again.status, again.body.message]).toEqual([404, message]);
    expect(await trail()).toEqual([
      ['ada', 'note.remove', 'Deniz Yıldız', {}],
      ['ada', 'note.add', 'Deniz Yıldız', {}],
    ]);
    expect(await verifyTrail(server.platform)).toMatchObject({ isIntact: true });
  });

  it.each([
    ['nothing', ''],
    ['blanks', ' \n '],
    ['more than there is room for', 'a'.repeat(maxStaffNoteLength + 1)],
  ])('are not written of %s', async (_, content) => {
    const before = (await read()).body.data.length;
    expect((await add(content)).status).toBe(400);
    expect((await read()).body.data).toHaveLength(before);
  });

  it('are as long as told, and so many, also when two come at once', async () => {
    const full = await startBlog(server, { username: 'mia', number: 2 });
    const now = server.clock.now;
    expect((await add('ş'.repeat(maxStaffNoteLength), ada, full.id)).status).toBe(200);
    const notes = Array.from({ length: maxStaffNotes - 2 }, (_, index) => ({
      ...{ id: `note-${index}`, accountId: full.id, authorId: 'ada', author: 'Ada', content: 'Sails', createdAt: now },
    }));
    await server.platform.database.insertInto('staffNote').values(notes).execute();
    const both = await Promise.all([add('One', ada, full.id), add('Other', ece, full.id)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { body } = await add('More', ada, full.id);
    expect(body.message).toBe('This creator already has 100 notes. Please remove one first.');
    expect((await read(ada, full.id)).body.data).toHaveLength(maxStaffNotes);
  });

  it('are of creators alone', async () => {
    const sponsor = await server.createAccount({ role: 'sponsor', username: 'bluebay' });
    for (const id of [sponsor.id, 'nobody'])
      expect([(await add('Hm', ada, id)).status, (await read(ada, id)).status]).toEqual([404, 404]);
  });

  it('are told to nobody else: not to whom they are about, nor in what they download', async () => {
    server.clock.now += 1_000;
    const { body } = await add('Quite a secret');
    const [{ _id: id }] = body.data;
    const sponsor = await signInSponsor(server, 'redbay');
    for (const headers of [blog.owner, sponsor, {}]) {
      const path = `/api/admin/creators/${blog.id}/notes`;
      const answers = [
        await server.get(path, headers),
        await server.post(path, { content: 'Mine' }, headers),
        await server.post(`/api/admin/notes/${id}/remove`, {}, headers),
      ];
      const expected = 'authorization' in headers ? 403 : 401;
      expect(answers.map(({ status }) => status)).toEqual([expected, expected, expected]);
    }
    const response = await fetch(`${server.url}/api/account/download`, {
      method: 'POST',
      headers: { ...blog.owner, 'content-type': 'application/json' },
      body: JSON.stringify({ currentPassword: 'open-sesame-1' }),
    });
    const files = readZip(Buffer.from(await response.arrayBuffer()));
    expect(files.has('history.json')).toBe(true);
    expect([...files.values()].some((bytes) => /Quite a secret|Note added/.test(bytes.toString()))).toBe(false);
  });
});
