import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { questionsReply, reportedQuestionsReply } from '#contract/question.ts';
import { shortTripId } from '#rules/trip-address.ts';
import { signId } from '#server/lib/secrets.ts';
import { deliverDueMails } from '#server/mail/deliver-mail.ts';
import { runCleanups } from '#server/run-cleanups.ts';
import { signInStaff } from '#tests/kit/applicant.ts';
import { password, startBlog } from '#tests/kit/blogs.ts';
import { postFrom } from '#tests/kit/from-address.ts';
import { plantQuestion } from '#tests/kit/plant-question.ts';
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
  await openBlogToday();
}

async function openBlogToday(): Promise<void> {
  creators += 1;
  blog = await startBlog(server, { username: `deniz${creators}`, number: creators, trips: [{ title: 'By the sea' }] });
}

async function tripSegment(): Promise<string> {
  const { body } = await server.get(`/api/blog/${blog.account.username}`);
  const [{ _id }] = body.publishedVayas;
  return `by-the-sea-${shortTripId(_id)}`;
}

const formPath = async () => `/api/blog/${blog.account.username}/trips/${await tripSegment()}/question`;
let askers = 0;
function newAddress(): string {
  askers += 1;
  return `10.0.${askers >> 8}.${askers & 255}`;
}

const submit = async (given: object = {}, headers: Record<string, string> = {}, from = newAddress()) =>
  postFrom(server, from, await formPath(), { ...written, ...given }, headers);

/** Follows the link in the newest confirmation mail, and sends the form of its page as browsers do. */
async function confirm(method = 'POST', accept = 'en') {
  server.clock.now += 1;
  const [mail] = await mailsOf('question-confirmation');
  const link = /https?:\S+\/questions\/confirm\?token=\S+/.exec(mail?.text ?? '')?.[0] ?? expect.fail('No link.');
  const { pathname, search } = new URL(link);
  const body = method === 'POST' ? { body: new URLSearchParams() } : {};
  return server.ask(`${pathname}${search}`, { method, headers: { 'accept-language': accept }, ...body });
}

async function ask(given: object = {}, headers: Record<string, string> = {}) {
  const answer = await submit(given, headers);
  if (answer.status === 200) await confirm();
  return answer;
}
const list = async () => questionsReply.parse((await server.get('/api/questions', blog.owner)).body);
const move = (id: string, body: object, headers = blog.owner) =>
  server.post(`/api/questions/${id}/move`, body, headers);
const welcome = (areWelcome: boolean) => server.post('/api/questions/settings', { areWelcome }, blog.owner);
const mailsOf = async (template: string) => (await server.mails()).filter((mail) => mail.template === template);

const mailsTo = async (address: string) => (await server.mails()).filter(({ to }) => to === address);

const tokenOf = (id: string) => signId(server.platform.secrets, 'question-thread', id);

async function asked(given: object = {}): Promise<string> {
  server.clock.now += 1_000;
  await ask(given);
  return (await list()).data[0]?._id ?? expect.fail('There is no question.');
}

describe('a question about a trip', () => {
  it('[BEYOND-10] reaches the creator by mail, without the address of the visitor and without links', async () => {
    await openBlog();
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
            replies: [],
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
      {
        kind: 'question.asked',
        facts: { visitor: 'Mia', tripTitle: 'By the sea' },
        subjectId: _id,
        isRead: false,
      },
    ]);
  });

  it('[BEYOND-11] is answered once, by a mail whose replies go to the creator', async () => {
    await openBlog();
    const id = await asked();
    await deliverDueMails(server.platform, async () => {});
    const { status } = await move(id, { move: 'answer', answer: 'Yes, twice a day: https://ferry.example' });
    const sent: unknown[] = [];
    await deliverDueMails(server.platform, async ({ to, text, replyTo }) => void sent.push([to, text, replyTo]));
    expect([status, sent]).toEqual([
      200,
      [[written.email, expect.stringContaining('> Yes, twice a day: https:[/][/]ferry[.]example'), blog.account.email]],
    ]);
    expect((await list()).data[0]).toMatchObject({
      state: 'answered',
      answer: 'Yes, twice a day: https://ferry.example',
    });
    expect((await move(id, { move: 'answer', answer: 'No.' })).status).toBe(409);
    expect((await move(id, { move: 'close' })).body.data[0].state).toBe('closed');
  });

  describe('with its answer on the page of the trip', () => {
    const read = async (path: string) => {
      const response = await fetch(server.url + path, { headers: { 'accept-language': 'en' } });
      return { etag: response.headers.get('etag'), text: await response.text() };
    };
    const tripPage = async () => read(`/blog/${blog.account.username}/${await tripSegment()}`);
    const inApp = async () => (await server.get(`/api/blog/${blog.account.username}`)).body.publishedVayas[0].questions;
    const isShown = async () => {
      const { text } = await tripPage();
      return [text.includes('Is the ferry daily?'), text.includes('>Questions</h2>'), (await inApp()).length];
    };
    const [onPage, off] = [
      [true, true, 1],
      [false, false, 0],
    ];
    async function published(): Promise<string> {
      await openBlog();
      const id = await asked();
      await move(id, { move: 'answer', answer: 'Dear Mia, yes: https://ferry.example <b>twice</b>' });
      expect(await isShown()).toEqual(off);
      const { status, body } = await move(id, { move: 'publish' });
      expect([status, body.data[0].state]).toEqual([200, 'published']);
      return id;
    }

    it('[BEYOND-99] is shown at once, without who asked and without links, until it is hidden', async () => {
      const id = await published();
      const { text, etag } = await tripPage();
      expect(text).toContain('Is the ferry daily?');
      expect(text).toContain('Dear …, yes: https://ferry.example &lt;b&gt;twice&lt;/b&gt;');
      expect(text).not.toMatch(/Mia|mia@|href="https:\/\/ferry/);
      const shown = { question: 'Is the ferry daily?', answer: 'Dear …, yes: https://ferry.example <b>twice</b>' };
      expect(await inApp()).toEqual([{ _id: id, ...shown }]);
      expect((await read(`/blog/${blog.account.username}/${await tripSegment()}?lang=tr`)).text).toContain(
        '>Sorular</h2>',
      );
      expect((await move(id, { move: 'hide' })).body.data[0].state).toBe('answered');
      expect(await isShown()).toEqual(off);
      expect((await tripPage()).etag).not.toBe(etag);
    });

    it('[BEYOND-99] needs an answer and its own creator', async () => {
      await openBlog();
      const id = await asked();
      expect((await move(id, { move: 'publish' })).status).toBe(409);
      await move(id, { move: 'answer', answer: 'Yes.' });
      expect((await move(id, { move: 'hide' })).status).toBe(409);
      const other = await startBlog(server, { username: `pub${creators}`, number: 60 });
      expect((await move(id, { move: 'publish' }, other.owner)).status).toBe(404);
      expect(await isShown()).toEqual(off);
    });

    it.each(['dismiss', 'block'])('[BEYOND-99] is gone once it is reported, also when staff %s', async (decision) => {
      const id = await published();
      expect(await isShown()).toEqual(onPage);
      await move(id, { move: 'report' });
      expect(await isShown()).toEqual(off);
      const staff = await signInStaff(server, `ada-${decision}`);
      expect((await staff.post(`/questions/${id}/move`, { move: decision })).status).toBe(200);
      expect(await isShown()).toEqual(off);
      expect((await move(id, { move: 'publish' })).status).toBe(409);
      server.clock.now += 366 * day;
    });

    it('[BEYOND-99] is gone with the question, and with the trip that is not public', async () => {
      await published();
      expect(await isShown()).toEqual(onPage);
      const { body } = await server.get(`/api/blog/${blog.account.username}`);
      const { _id } = body.publishedVayas[0];
      const path = `/blog/${blog.account.username}/${await tripSegment()}`;
      const trip = (state: 'published' | 'draft') =>
        server.platform.database.updateTable('trip').set({ state }).where('id', '=', _id).execute();
      await trip('draft');
      server.clock.now += day;
      expect((await read(path)).text).not.toContain('Is the ferry daily?');
      expect((await read(`/api/blog/${blog.account.username}`)).text).not.toContain('Is the ferry daily?');
      await trip('published');
      server.clock.now += day;
      expect(await isShown()).toEqual(onPage);
      server.clock.now += 366 * day;
      await runCleanups(server.platform);
      expect(await isShown()).toEqual(off);
    });

    it('[BEYOND-99] is one of the newest twenty of its trip', async () => {
      await published();
      const { body } = await server.get(`/api/blog/${blog.account.username}`);
      const tripId: string = body.publishedVayas[0]._id;
      for (let count = 1; count <= 21; count += 1)
        await plantQuestion(server, blog.id, {
          ...{ tripId, state: 'published', message: `Number ${count}?`, answer: 'Yes.' },
          createdAt: server.clock.now + count,
        });
      server.clock.now += day;
      const shown: { question: string }[] = await inApp();
      expect(shown.map(({ question }) => question)).toEqual(
        Array.from({ length: 20 }, (_, index) => `Number ${21 - index}?`),
      );
    });
  });

  describe('that is answered', () => {
    const newestLink = async (): Promise<string> => {
      const sent = (await mailsOf('question-answered')).filter(({ to }) => to === written.email);
      const [link] = /https?:\S+\/questions\/thread\?token=\S+/.exec(sent[0]?.text ?? '') ?? expect.fail('No link.');
      return link.replace(/^https?:\/\/[^/]+/, '');
    };
    const open = async (link: string) => server.get(link, { 'accept-language': 'en' });
    const write = async (link: string, text: string, seen?: number) => {
      const { body } = await open(link);
      const count = seen ?? /name="seen" value="(\d+)"/.exec(body)?.[1] ?? '0';
      const answer = await fetch(`${server.url}${link}`, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({ text, seen: String(count) }),
      });
      return { status: answer.status, text: await answer.text() };
    };
    const answer = (id: string, text: string) => {
      server.clock.now += 60_000;
      return move(id, { move: 'answer', answer: text });
    };
    async function answered(): Promise<string> {
      await openBlog();
      const id = await asked();
      await answer(id, 'Yes.');
      return id;
    }

    it('[BEYOND-114] goes on in turns on the page behind the link of each answer, each side told by mail', async () => {
      const id = await answered();
      const link = await newestLink();
      expect((await open(link)).body).toMatch(/Is the ferry daily\?.*Yes\..*<form [^>]*method="post">/s);
      expect((await list()).waiting).toBe(0);
      server.clock.now += 60_000;
      expect((await write(link, 'On <b>Sundays</b> too?\r\nhttps://bad.example')).status).toBe(303);
      const waiting = (await open(link)).body;
      expect(waiting).toContain('On &lt;b&gt;Sundays&lt;/b&gt; too?');
      expect(waiting).toContain('We will email you when Deniz Yıldız answers.');
      expect(waiting).not.toContain('<form');
      const toCreator = (await mailsOf('question-asked'))[0];
      expect([toCreator?.to, toCreator?.text]).toEqual([
        blog.account.email,
        expect.stringContaining('> On <b>Sundays</b> too?\n> https:[/][/]bad[.]example'),
      ]);
      expect(toCreator?.text).not.toContain(written.email);
      expect((await list()).waiting).toBe(1);
      await answer(id, 'Not in winter.');
      expect((await mailsOf('question-answered'))[0]?.text).toContain('> Not in winter.');
      const { data } = await list();
      expect(data[0]).toMatchObject({
        state: 'answered',
        answer: 'Yes.',
        replies: [
          { by: 'visitor', text: 'On <b>Sundays</b> too?\nhttps://bad.example' },
          { by: 'creator', text: 'Not in winter.' },
        ],
      });
      expect(JSON.stringify(data)).not.toContain(written.email);
      expect((await open(await newestLink())).body).toMatch(/Not in winter\..*<form [^>]*method="post">/s);
    });

    it('[BEYOND-114] takes a message once, and none to an answer that its sender has not seen', async () => {
      const id = await answered();
      const link = await newestLink();
      expect((await write(link, 'In May?', 2)).status).toBe(303);
      const again = await write(link, 'In May?', 2);
      expect([again.status, again.text]).toEqual([409, expect.stringContaining('There is a newer message.')]);
      await answer(id, 'Yes.');
      const late = await write(link, 'In May?', 2);
      expect([late.status, late.text]).toEqual([409, expect.stringContaining('>In May?</textarea>')]);
      expect((await list()).data[0]?.replies).toHaveLength(2);
    });

    it('[BEYOND-114] has twenty messages at most, the last of them an answer', async () => {
      await openBlog();
      const turns = Array.from({ length: 16 }, (_, at) => ({
        by: at % 2 === 0 ? 'visitor' : 'creator',
        text: `Number ${at}`,
        at,
      }));
      const replies = JSON.stringify(turns);
      const id = await plantQuestion(server, blog.id, { state: 'answered', answer: 'Yes.', replies });
      const link = `/questions/thread?token=${tokenOf(id)}`;
      expect((await write(link, 'The last one?')).status).toBe(303);
      expect((await answer(id, 'The last answer.')).status).toBe(200);
      expect((await list()).data[0]?.replies).toHaveLength(18);
      const [last] = await mailsOf('question-answered');
      expect(last?.text).toContain('The last answer.');
      expect(last?.text).not.toContain('/questions/thread');
      const { status, text } = await write(link, 'One more?', 20);
      expect([status, text]).toEqual([409, expect.stringContaining('This conversation is closed.')]);
    });

    it('[BEYOND-114] has the limits of questions: empty, too long, too many, turned off, blocked', async () => {
      const id = await answered();
      const link = await newestLink();
      for (const text of [' ', 'a'.repeat(2_001)]) {
        const { status, text: page } = await write(link, text);
        expect([status, page]).toEqual([400, expect.stringContaining('role="alert"')]);
      }
      await welcome(false);
      expect((await write(link, 'In May?')).text).toContain('does not accept questions right now');
      await welcome(true);
      for (let count = 0; count < 4; count += 1) await ask({ message: `Number ${count}?` });
      const sixth = await write(link, 'In May?');
      expect([sixth.status, sixth.text]).toEqual([429, expect.stringContaining('You can ask 5 questions a day.')]);
      server.clock.now += day;
      expect((await write(link, 'In May?')).status).toBe(303);
      const { body } = await server.post('/api/auth/login', { email: blog.account.email, password });
      blog.owner = { authorization: `Bearer ${body.accessToken}` };

      const staff = await signInStaff(server, 'thread-staff');
      await move(id, { move: 'report' });
      const [reported] = reportedQuestionsReply.parse((await staff.get('/questions')).body).data;
      expect(reported).toMatchObject({ answer: 'Yes.', replies: [{ by: 'visitor', text: 'In May?' }] });
      await staff.post(`/questions/${id}/move`, { move: 'block' });
      expect((await open(link)).body).toContain('This conversation is closed.');
      expect((await ask({ email: 'mia+again@mail.example' })).status).toBe(409);
      const other = await asked({ email: 'lee@mail.example' });
      await answer(other, 'Yes.');
      expect((await write(link, 'In May?', 3)).status).toBe(409);
      server.clock.now += 366 * day;
    });

    it('[BEYOND-114] stays on the page of its trip with its first answer while it goes on', async () => {
      const id = await answered();
      await move(id, { move: 'publish' });
      const link = await newestLink();
      await write(link, 'On Sundays too?');
      expect((await list()).data[0]?.state).toBe('publishedAsked');
      const shown = async () =>
        (await server.get(`/api/blog/${blog.account.username}`)).body.publishedVayas[0].questions;
      expect(await shown()).toEqual([{ _id: id, question: 'Is the ferry daily?', answer: 'Yes.' }]);
      await answer(id, 'Not in winter.');
      expect((await list()).data[0]?.state).toBe('published');
      expect(await shown()).toEqual([{ _id: id, question: 'Is the ferry daily?', answer: 'Yes.' }]);
    });

    it('[BEYOND-114] opens by no link that was changed, nor by the one that confirms a question', async () => {
      await answered();
      const [mail] = await mailsOf('question-confirmation');
      const token = /confirm\?token=(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
      for (const wrong of ['', 'x', token, `${await newestLink()}x`.split('=')[1]]) {
        const { status, body } = await open(`/questions/thread?token=${wrong}`);
        expect([status, body]).toEqual([404, expect.stringContaining('This link no longer works.')]);
      }
    });
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

  it('[BEYOND-10] reaches the creator only once its sender has pressed the button behind the link in their mail', async () => {
    await openBlog();
    await submit({ name: 'Vaya https://bad.example', message: 'Is <b>the</b> ferry daily?' });
    const [mail] = await mailsOf('question-confirmation');
    expect([mail?.to, mail?.subject]).toEqual([written.email, 'Confirm your question']);
    expect(mail?.text).not.toMatch(/bad|ferry/);
    expect((await move('unknown', { move: 'close' })).status).toBe(404);
    const opened = await confirm('GET');
    expect([opened.status, opened.body.match(/<form [^>]*method="post"[^>]*><button/g)]).toEqual([
      200,
      [expect.any(String)],
    ]);
    expect(opened.body).toContain('Is &lt;b&gt;the&lt;/b&gt; ferry daily?');
    expect([(await list()).data, await mailsTo(blog.account.email)]).toEqual([[], []]);
    for (let times = 0; times < 2; times += 1) {
      const { status, body } = await confirm();
      expect([status, body]).toEqual([200, expect.stringContaining('Your question is sent')]);
    }
    expect([(await list()).waiting, (await mailsTo(blog.account.email)).length]).toEqual([1, 1]);
  });

  it('[BEYOND-10] is confirmed in the language in which it was asked, and by no link that was changed', async () => {
    await openBlog();
    await submit({}, { 'accept-language': 'tr' });
    expect((await confirm('GET')).body).toContain('Soruyu gönder');
    for (const token of ['', 'x', `${'a'.repeat(36)}.k1.b`, 'a'.repeat(300)]) {
      const { status, body } = await server.post(`/questions/confirm?token=${token}`, {});
      expect([status, body]).toEqual([404, expect.stringContaining('This link no longer works.')]);
    }
  });

  it('[BEYOND-116] wears the design of the blog on each of its pages, and leads back to the trip', async () => {
    await openBlog();
    const pageStyle = { backgroundColor: '#1b2733' };
    await server.post(`/api/creator/${blog.id}/blog-config`, { pageStyle }, blog.owner);
    const trip = `/blog/${blog.account.username}/${await tripSegment()}`;
    const look = (path: string) => server.get(path, { 'accept-language': 'tr' });
    const pages = [await look(`${trip}/ask`), await look(`${trip}/ask?sent=1`)];
    await submit({}, { 'accept-language': 'tr' });
    pages.push(await confirm('GET'), await confirm());
    const id = (await list()).data[0]?._id ?? '';
    await move(id, { move: 'answer', answer: 'Evet.' });
    const thread =
      /\/questions\/thread\?token=\S+/.exec((await mailsOf('question-answered'))[0]?.text ?? '')?.[0] ?? '';
    pages.push(await look(thread));
    await server.platform.database.deleteFrom('question').where('id', '=', id).execute();
    pages.push(await look(thread));
    await welcome(false);
    pages.push(await look(`${trip}/ask`));
    expect(pages.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 404, 404]);
    for (const { body } of pages) {
      expect(body).toContain('body{background:#1b2733}');
      expect(body).toContain(`href="${trip}?lang=tr">Geziye dön</a>`);
    }
  });

  it('[BEYOND-16] is deleted after a day if it is not confirmed', async () => {
    await openBlog();
    await submit();
    server.clock.now += day + 1_000;
    await runCleanups(server.platform);
    expect((await confirm()).status).toBe(404);
    expect(
      await server.platform.database.selectFrom('question').selectAll().where('accountId', '=', blog.id).execute(),
    ).toEqual([]);
  });

  it('[BEYOND-13] comes five times a day from one mailbox and thirty times a day to one creator', async () => {
    await openBlog();
    for (let count = 0; count < 5; count += 1) expect((await ask({ email: 'Lee@Mail.example' })).status).toBe(200);
    for (const email of ['lee@mail.example', 'lee+1@mail.example']) {
      const sixth = await ask({ email });
      expect([sixth.status, sixth.body.message]).toEqual([
        429,
        'You can ask 5 questions a day. Please try again tomorrow.',
      ]);
    }
    for (let count = 5; count < 30; count += 1) await ask({ email: `reader-${count}@mail.example` });
    await submit({ email: 'late@mail.example' });
    const late = await confirm();
    expect([late.status, late.body]).toEqual([
      429,
      expect.stringContaining('This creator has received too many questions today. Please ask again tomorrow.'),
    ]);
    expect((await list()).waiting).toBe(30);
    server.clock.now += day;
    expect((await ask({ email: 'lee@mail.example' })).status).toBe(200);
  });

  it('[BEYOND-13] comes five times a day from one network to one creator, ten times to all, and leaves others room', async () => {
    const statuses: number[] = [];
    for (const prefix of ['a', 'b', 'c']) {
      await openBlogToday();
      for (let count = 0; count < 6; count += 1) {
        const email = `${prefix}${count}@mail.example`;
        statuses.push((await submit({ email }, {}, `2001:db8:9:${count}::1`)).status);
      }
    }
    const five = [200, 200, 200, 200, 200];
    expect(statuses).toEqual([...five, 429, ...five, 429, 429, 429, 429, 429, 429, 429]);
    expect((await submit({ email: 'honest@mail.example' }, {}, '2001:db8:a::1')).status).toBe(200);
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
    const { status, body } = await ask();
    expect([status, body.message]).toEqual([404, 'This creator does not accept questions right now.']);
    await welcome(true);
    expect((await ask()).status).toBe(200);
  });

  it('[BEYOND-15] that is reported waits for staff, who dismiss it or block its sender, in the audit trail', async () => {
    await openBlog();
    const staff = await signInStaff(server, 'ada');
    const [first, second] = [await asked(), await asked()];
    for (const id of [first, second]) expect((await move(id, { move: 'report' })).status).toBe(200);
    expect((await staff.get('/waiting')).body.reportedQuestions).toBe(2);
    const { body } = await staff.get('/questions');
    expect(reportedQuestionsReply.parse(body).data.map(({ _id, creator }) => [_id, creator])).toEqual([
      [first, 'Deniz Yıldız'],
      [second, 'Deniz Yıldız'],
    ]);
    await staff.post(`/questions/${first}/move`, { move: 'dismiss' });
    expect((await ask()).status).toBe(200);
    await submit();
    const { body: left } = await staff.post(`/questions/${second}/move`, { move: 'block' });
    expect(left.data).toEqual([]);
    expect((await confirm()).status).toBe(409);
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
    const id = await asked();
    await move(id, { move: 'answer', answer: 'Yes.' });
    await move(id, { move: 'publish' });
    const response = await fetch(`${server.url}/api/account/download`, {
      method: 'POST',
      headers: { ...blog.owner, 'content-type': 'application/json' },
      body: JSON.stringify({ currentPassword: password }),
    });
    const files = readZip(Buffer.from(await response.arrayBuffer()));
    expect(files.get('questions.json')?.toString()).toMatch(/Is the ferry daily\?[^}]*"state": ?"published"/);
    server.clock.now += 366 * day;
    await runCleanups(server.platform);
    const rows = await server.platform.database.selectFrom('question').select('id').execute();
    expect(rows).toEqual([]);
  });
});
