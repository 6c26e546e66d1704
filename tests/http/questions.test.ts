import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { questionsReply, reportedQuestionsReply } from '#contract/question.ts';
import { shortTripId } from '#rules/trip-address.ts';
import { deliverDueMails } from '#server/mail/deliver-mail.ts';
import { runCleanups } from '#server/run-cleanups.ts';
import { signInStaff } from '#tests/kit/applicant.ts';
import { password, startBlog } from '#tests/kit/blogs.ts';
import { readZip } from '#tests/kit/read-zip.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';

let server: TestServer;
let blog: Awaited<ReturnType<typeof startBlog>>;
let creators = 0;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const day = 24 * 60 * 60_000;
const written = { name: 'Mia', email: 'mia@mail.example', message: 'Is the ferry daily?' };

async function openBlog(): Promise<void> {
  server.clock.now += 2 * day;
  creators += 1;
  blog = await startBlog(server, { username: `deniz${creators}`, number: creators, trips: [{ title: 'By the sea' }] });
}

async function tripSegment(): Promise<string> {
  const { body } = await server.get(`/api/blog/${blog.account.username}`);
  const [{ _id }] = body.publishedVayas;
  return `by-the-sea-${shortTripId(_id)}`;
}

const formPath = async () => `/api/blog/${blog.account.username}/trips/${await tripSegment()}/question`;
const ask = async (given: object = {}, headers: Record<string, string> = {}) =>
  server.post(await formPath(), { ...written, ...given }, headers);
const list = async () => questionsReply.parse((await server.get('/api/questions', blog.owner)).body);
const move = (id: string, body: object, headers = blog.owner) =>
  server.post(`/api/questions/${id}/move`, body, headers);
const welcome = (areWelcome: boolean) => server.post('/api/questions/settings', { areWelcome }, blog.owner);
const mailsOf = async (template: string) => (await server.mails()).filter((mail) => mail.template === template);

async function asked(): Promise<string> {
  server.clock.now += 1_000;
  await ask();
  return (await list()).data[0]?._id ?? expect.fail('There is no question.');
}

describe('a question about a trip', () => {
  it('[BEYOND-10] reaches the creator by mail, without the address of the visitor and without links', async () => {
    await openBlog();
    expect((await server.get(await formPath())).body).toEqual({ fullName: 'Deniz Yıldız', title: 'By the sea' });
    const { status, body } = await ask({ message: 'See https://bad.example or write to me@bad.example' });
    expect([status, body]).toEqual([200, { success: true }]);
    const [mail] = await mailsOf('question-asked');
    expect([mail?.to, mail?.subject]).toEqual([blog.account.email, 'Mia asks about By the sea']);
    for (const content of [mail?.text, mail?.html]) {
      expect(content).toContain('https:[/][/]bad[.]example');
      expect(content).not.toContain(written.email);
    }
    const { waiting, data } = await list();
    expect([waiting, data]).toEqual([
      1,
      [
        {
          ...{
            _id: data[0]?._id,
            state: 'asked',
            tripTitle: 'By the sea',
            name: 'Mia',
            answer: null,
            answeredAt: null,
          },
          ...{ message: 'See https://bad.example or write to me@bad.example', createdAt: server.clock.now },
        },
      ],
    ]);
    expect(JSON.stringify(data)).not.toContain(written.email);
  });

  it('[BEYOND-51] is one of the notifications of the creator', async () => {
    await openBlog();
    const _id = await asked();
    const { body } = await server.get('/api/notifications', blog.owner);
    expect(body.data).toMatchObject([
      { kind: 'question.asked', title: 'Mia asks about By the sea', subjectId: _id, isRead: false },
    ]);
  });

  it('[BEYOND-11] is answered once, by a mail whose replies go to the creator', async () => {
    await openBlog();
    const id = await asked();
    await deliverDueMails(server.platform, async () => {});
    const { status } = await move(id, { move: 'answer', answer: 'Yes, twice a day.' });
    const sent: unknown[] = [];
    await deliverDueMails(server.platform, async ({ to, text, replyTo }) => void sent.push([to, text, replyTo]));
    expect([status, sent]).toEqual([
      200,
      [[written.email, expect.stringContaining('> Yes, twice a day.'), blog.account.email]],
    ]);
    expect((await list()).data[0]).toMatchObject({ state: 'answered', answer: 'Yes, twice a day.' });
    expect((await move(id, { move: 'answer', answer: 'No.' })).status).toBe(409);
    expect((await move(id, { move: 'close' })).body.data[0].state).toBe('closed');
  });

  it('is no business of another creator', async () => {
    await openBlog();
    const id = await asked();
    const other = await startBlog(server, { username: `kuzey${creators}`, number: 50 });
    expect((await move(id, { move: 'close' }, other.owner)).status).toBe(404);
    expect((await list()).data[0]?.state).toBe('asked');
  });

  it('[BEYOND-12] is not accepted without a name, an address or a text, or above 2,000 characters', async () => {
    await openBlog();
    const wrong = [{ name: ' ' }, { email: 'mia@' }, { message: '' }, { message: 'a'.repeat(2_001) }];
    for (const given of wrong) {
      const { status, body } = await ask(given);
      expect([status, Object.keys(body.fields)]).toEqual([400, Object.keys(given)]);
    }
    expect((await ask({ message: 'a'.repeat(2_000) })).status).toBe(200);
    expect((await list()).data).toHaveLength(1);
  });

  it('[BEYOND-13] comes five times a day from one address and thirty times a day to one creator', async () => {
    await openBlog();
    for (let count = 0; count < 5; count += 1) expect((await ask({ email: 'Lee@Mail.example' })).status).toBe(200);
    const sixth = await ask({ email: 'lee@mail.example' });
    expect([sixth.status, sixth.body.message]).toEqual([
      429,
      'You can ask 5 questions a day. Please try again tomorrow.',
    ]);
    for (let count = 5; count < 30; count += 1) await ask({ email: `reader-${count}@mail.example` });
    expect((await ask({ email: 'late@mail.example' })).body.message).toBe(
      'This creator has received too many questions today. Please try again tomorrow.',
    );
    expect((await list()).waiting).toBe(30);
    server.clock.now += day;
    expect((await ask({ email: 'lee@mail.example' })).status).toBe(200);
  });

  it('is asked once under one key', async () => {
    await openBlog();
    const key = { 'idempotency-key': `question-${creators}` };
    expect([(await ask({}, key)).status, (await ask({}, key)).status]).toEqual([200, 200]);
    expect((await list()).data).toHaveLength(1);
  });

  it('[BEYOND-14] is not accepted while its creator has turned questions off', async () => {
    await openBlog();
    expect((await welcome(false)).body.areWelcome).toBe(false);
    const refused = [await server.get(await formPath()), await ask()];
    expect(refused.map(({ status, body }) => [status, body.message])).toEqual(
      Array.from({ length: 2 }, () => [404, 'This creator does not accept questions right now.']),
    );
    await welcome(true);
    expect((await ask()).status).toBe(200);
  });

  it('[BEYOND-15] that is reported waits for staff, who dismiss it or block its sender, in the audit trail', async () => {
    await openBlog();
    const staff = await signInStaff(server, 'ada');
    const [first, second] = [await asked(), await asked()];
    for (const id of [first, second]) expect((await move(id, { move: 'report' })).status).toBe(200);
    const { body } = await staff.get('/questions');
    expect(reportedQuestionsReply.parse(body).data.map(({ _id, creator }) => [_id, creator])).toEqual([
      [first, 'Deniz Yıldız'],
      [second, 'Deniz Yıldız'],
    ]);
    await staff.post(`/questions/${first}/move`, { move: 'dismiss' });
    expect((await ask()).status).toBe(200);
    const { body: left } = await staff.post(`/questions/${second}/move`, { move: 'block' });
    expect(left.data).toEqual([]);
    const blocked = await ask({ email: 'MIA@mail.example' });
    expect([blocked.status, blocked.body.message]).toEqual([
      409,
      'We can’t deliver questions from this email address.',
    ]);
    const trail = (await staff.get('/audit?limit=2')).body.data;
    expect(trail.map(({ action, actor }: Record<string, string>) => [action, actor])).toEqual([
      ['question.block', 'ada'],
      ['question.dismiss', 'ada'],
    ]);
    server.clock.now += 366 * day;
  });

  it('[BEYOND-16] is exported with the creator’s data, and deleted after a year', async () => {
    await openBlog();
    await ask();
    const response = await fetch(`${server.url}/api/account/download`, {
      method: 'POST',
      headers: { ...blog.owner, 'content-type': 'application/json' },
      body: JSON.stringify({ currentPassword: password }),
    });
    const files = readZip(Buffer.from(await response.arrayBuffer()));
    expect(files.get('questions.json')?.toString()).toContain('Is the ferry daily?');
    server.clock.now += 366 * day;
    await runCleanups(server.platform);
    const rows = await server.platform.database.selectFrom('question').select('id').execute();
    expect(rows).toEqual([]);
  });
});
