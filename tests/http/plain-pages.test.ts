import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBlog } from '#tests/kit/blogs.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';

let server: TestServer;
let blog: Awaited<ReturnType<typeof startBlog>>;
let trip: string;
beforeAll(async () => {
  server = await startTestServer();
  blog = await startBlog(server, { trips: [{ title: 'By the sea' }] });
  const html = await (await fetch(`${server.url}/blog/deniz`)).text();
  [trip = ''] = /\/blog\/deniz\/by-the-sea-[a-z0-9]+/.exec(html) ?? [];
});
afterAll(() => server.stop());
/** Questions are limited by the day. */
const passDays = () => {
  server.clock.now += 2 * 24 * 60 * 60_000;
};

const read = async (response: Response) => ({
  status: response.status,
  headers: response.headers,
  html: await response.text(),
});
const look = async (path: string, language = 'en') =>
  read(await fetch(`${server.url}${path}`, { headers: { accept: 'text/html', 'accept-language': language } }));
const send = async (fields: Record<string, string>, headers: Record<string, string> = {}, query = '') =>
  read(
    await fetch(`${server.url}${trip}/ask${query}`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { accept: 'text/html', 'accept-language': 'en', ...headers },
      redirect: 'manual',
    }),
  );
const noScripts = (html: string): string => /<noscript class="text">(.*)<\/noscript>/s.exec(html)?.[1] ?? '';
const keyIn = (html: string): string => /name="key" value="([^"]+)"/.exec(html)?.[1] ?? '';
const question = { name: 'Mia', email: 'mia@mail.example', message: 'Is the ferry daily?\r\nAnd on Sundays?' };
const askedCount = async (): Promise<number> => {
  const rows = await server.platform.database.selectFrom('question').select('id').execute();
  return rows.length;
};

describe('the terms and the privacy notice', () => {
  it.each([
    ['/terms', 'Terms of use', 'Kullanım koşulları'],
    ['/privacy', 'Privacy notice', 'Aydınlatma metni'],
  ])('%s is whole without scripts, in the language of its visitor or of its address', async (path, en, tr) => {
    for (const [address, accepted, language, title] of [
      [path, 'en', 'en', en],
      [path, 'tr-TR,tr;q=0.9,en;q=0.8', 'tr', tr],
      [`${path}?lang=tr`, 'en', 'tr', tr],
    ] as const) {
      const { status, html } = await look(address, accepted);
      expect([status, /<html lang="(..)"/.exec(html)?.[1]]).toEqual([200, language]);
      expect(html).toContain(`<title>${title} · Vaya</title>`);
      expect(noScripts(html)).toContain(`<h1>${title}</h1>`);
      expect(noScripts(html).match(/<h2>/g)?.length).toBeGreaterThan(4);
      expect(html).not.toContain('needs JavaScript');
    }
  });
});

describe('the form for a question', () => {
  it('asks the creator, and says so on a page that may be loaded again', async () => {
    const form = await look(`${trip}/ask`);
    expect(form.status).toBe(200);
    expect(form.html).toContain('>Ask about By the sea</h1>');
    for (const name of ['name', 'email', 'message']) expect(form.html).toContain(`<label for="${name}"`);
    const before = await askedCount();
    const key = keyIn(form.html);
    const sent = await send({ ...question, key });
    expect([sent.status, sent.headers.get('location')]).toEqual([303, `${trip}/ask?sent=1`]);
    expect((await send({ ...question, key })).status).toBe(303);
    expect(await askedCount()).toBe(before + 1);
    const { message } = await server.platform.database
      .selectFrom('question')
      .select('message')
      .executeTakeFirstOrThrow();
    expect(message).toBe('Is the ferry daily?\nAnd on Sundays?');
    const { status, html } = await look(`${trip}/ask?sent=1`);
    expect([status, html.includes('<form')]).toEqual([200, false]);
    expect(html).toContain('role="status"');
    expect(html).toContain(`href="${trip}"`);
  });

  it('is in the language of its address, and keeps it', async () => {
    expect((await look(`${trip}/ask?lang=tr`)).html).toContain('Soruyu gönder');
    const sent = await send({ ...question, message: 'Vapur var mı?' }, {}, '?lang=tr');
    expect(sent.headers.get('location')).toBe(`${trip}/ask?lang=tr&sent=1`);
  });

  it('names each error at its field and keeps what was typed', async () => {
    const before = await askedCount();
    const { status, html } = await send({ name: '<b>Mia</b>', email: 'mia@', message: ' ' });
    expect(status).toBe(400);
    expect(html).toContain('value="&lt;b&gt;Mia&lt;/b&gt;"');
    expect(html).toContain('value="mia@"');
    expect(html).toMatch(/<p id="email-error"[^>]*>Enter an email address, for example name@example.com</);
    expect(html).toMatch(/<p id="message-error"[^>]*>Message is required</);
    expect(html).not.toContain('name-error');
    const long = await send({ ...question, message: 'a'.repeat(2_001) });
    expect([long.status, long.html.includes('a'.repeat(2_001))]).toEqual([400, true]);
    expect(long.html).toContain('id="message-error"');
    expect(await askedCount()).toBe(before);
  });

  it('is not there for a trip that does not exist, nor where questions are turned off', async () => {
    for (const path of ['/blog/deniz/no-such-trip/ask', '/blog/nobody/no-such-trip/ask'])
      for (const [language, words] of [
        ['en', path.includes('nobody') ? 'No creator data available' : 'Deniz'],
        ['tr', path.includes('nobody') ? 'İçerik üreticisi bulunamadı' : 'Deniz'],
      ] as const) {
        const { status, html } = await look(path, language);
        expect([path, status]).toEqual([path, 404]);
        expect(html).toContain(`<html lang="${language}"`);
        expect(html).toContain(words);
      }
    await server.post('/api/questions/settings', { areWelcome: false }, blog.owner);
    const { status, html } = await look(`${trip}/ask`);
    expect(status).toBe(404);
    expect(html).toContain('This creator does not accept questions right now.');
    await server.post('/api/questions/settings', { areWelcome: true }, blog.owner);
  });

  it('of a trip with another title leads to its address', async () => {
    const moved = trip.replace('by-the-sea', 'another-title');
    const response = await fetch(`${server.url}${moved}/ask?lang=tr`, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([301, `${trip}/ask?lang=tr`]);
  });

  it('has the limits of the API, and keeps the text of a question that is refused', async () => {
    passDays();
    const of = (text: string) => ({ ...question, email: 'often@mail.example', message: text });
    for (const text of ['1', '2', '3', '4', '5']) expect((await send(of(text))).status).toBe(303);
    const { status, html } = await send(of('The sixth'));
    expect(status).toBe(429);
    expect(html).toContain('You can ask 5 questions a day.');
    expect(html).toContain('>The sixth</textarea>');
  });

  it('is not sent from the page of another site', async () => {
    passDays();
    const before = await askedCount();
    const fields = { ...question, message: 'From elsewhere' };
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://bad.example' },
      { origin: 'null' },
    ])
      expect([headers, (await send(fields, headers)).status]).toEqual([headers, 403]);
    expect(await askedCount()).toBe(before);
    expect((await send(fields, { 'sec-fetch-site': 'same-origin', origin: 'null' })).status).toBe(303);
    expect((await send({ ...fields, message: 'Own' }, { origin: server.url })).status).toBe(303);
  });
});
