import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mailTripNews } from '#server/followers/trip-news.service.ts';
import { deliverDueMails } from '#server/mail/deliver-mail.ts';
import { smtpSender } from '#server/mail/smtp.ts';
import { runCleanups } from '#server/run-cleanups.ts';
import { startBlog } from '#tests/kit/blogs.ts';
import { postFrom } from '#tests/kit/from-address.ts';
import { type MailServer, startMailServer } from '#tests/kit/mail-server.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';

let server: TestServer;
let blog: Awaited<ReturnType<typeof startBlog>>;
let count = 0;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const [minute, day] = [60_000, 24 * 60 * 60_000];
const titles = ['By the sea', 'Up the hill', 'In the dark'] as const;

/** A blog of its own, on a day of its own, with drafts that can be published. */
beforeEach(async () => {
  count += 1;
  server.clock.now += 9 * day;
  await server.platform.database.deleteFrom('outboxMail').execute();
  sent = [];
  blog = await startBlog(server, {
    ...{ username: `deniz${count}`, number: count },
    trips: titles.map((title) => ({ title, state: 'draft' })),
  });
});

const [language, ofDeniz] = ['en', () => blog.account.username] as const;
let readers = 0;
function newAddress(): string {
  readers += 1;
  return `10.1.${readers >> 8}.${readers & 255}`;
}
const enter = (email = 'mia@mail.example', given: object = {}, from = newAddress()) =>
  postFrom(server, from, `/api/blog/${ofDeniz()}/followers`, { email, language, ...given });

const mailsOf = async (template: string) => (await server.mails()).filter((mail) => mail.template === template);
const linkIn = (text = '', path = '/follow/confirm') => {
  const { pathname, search } = new URL(/https?:\S+token=\S+/.exec(text.slice(text.indexOf(path) - 40))?.[0] ?? '');
  return pathname + search;
};
const press = (link: string) => server.ask(link, { method: 'POST', body: new URLSearchParams() });
const confirmationLink = async () => linkIn((await mailsOf('follow-confirmation'))[0]?.text);

async function follow(email = 'mia@mail.example', given: object = {}) {
  server.clock.now += 2 * minute;
  await enter(email, given);
  return press(await confirmationLink());
}

const trip = (index: number) => `${ofDeniz()}-${index}`;
const move = (index: number, step: string) =>
  server.post(`/api/account/trips/${trip(index)}/moves`, { move: step }, blog.owner);
async function publish(...indexes: number[]) {
  for (const index of indexes) {
    server.clock.now += 1_000;
    expect((await move(index, 'publish')).status).toBe(200);
  }
}
/** What left, the last one last. */
let sent: { to: string; subject: string; text: string }[] = [];
async function pass(ms = 11 * minute) {
  await write(ms);
  await deliverDueMails(server.platform, async (mail) => void sent.push(mail));
}
async function write(ms = 11 * minute) {
  server.clock.now += ms;
  await mailTripNews(server.platform);
}
const line = ({ to, subject }: { to: string; subject: string }) => `${to}: ${subject}`;
const news = () => sent.filter(({ text }) => text.includes('/mail/stop')).map(line);
const waiting = async () => (await mailsOf('trip-news')).map(line);
const followerCount = async () =>
  (await server.get(`/api/creator/${blog.id}/visits`, blog.owner)).body.followers as number;
const rows = () =>
  server.platform.database.selectFrom('follower').selectAll().where('accountId', '=', blog.id).execute();

describe('a reader who follows a creator by email', () => {
  it('[BEYOND-103] follows once the button behind the link in their mail is pressed, and not by opening it', async () => {
    const { status, body } = await enter();
    expect([status, body]).toEqual([200, { success: true }]);
    const [mail] = await mailsOf('follow-confirmation');
    expect([mail?.to, mail?.subject]).toEqual(['mia@mail.example', 'Confirm that you follow Deniz Yıldız']);
    const link = linkIn(mail?.text);
    const opened = await server.get(link);
    expect([opened.status, opened.body.match(/<button [^>]*>Confirm<\/button>/g)?.length]).toEqual([200, 1]);
    expect(opened.body).toContain(`data-blog="${ofDeniz()}"`);
    expect(await followerCount()).toBe(0);
    for (let times = 0; times < 2; times += 1) {
      const pressed = await press(link);
      expect([pressed.status, pressed.body]).toEqual([200, expect.stringContaining('You follow Deniz Yıldız')]);
    }
    expect(await followerCount()).toBe(1);
  });

  it('[BEYOND-103] enters the address in a form of the blog and of a trip, without scripts, in the language of the page', async () => {
    await publish(0);
    const html = (await server.get(`/blog/${ofDeniz()}?lang=tr`)).body as string;
    const trips = (await server.get(`/blog/${ofDeniz()}`)).body as string;
    const ofTrip = (await server.get(/href="(\/blog\/[^"/]+\/by-the-sea-[^"]+)"/.exec(trips)?.[1] ?? ''))
      .body as string;
    const actionIn = (page: string) => /<form [^>]*action="([^"]*\/follow[^"]*)"/.exec(page)?.[1];
    expect([actionIn(html), actionIn(ofTrip)]).toEqual([
      `/blog/${ofDeniz()}/follow?lang=tr`,
      `/blog/${ofDeniz()}/follow?lang=en`,
    ]);
    const form = (email: string, headers: Record<string, string> = {}) =>
      fetch(`${server.url}${actionIn(html)}`, {
        ...{ method: 'POST', redirect: 'manual', headers },
        body: new URLSearchParams({ email }),
      });
    const wrong = await form('mia@"<b>');
    const page = await wrong.text();
    expect([
      wrong.status,
      page.includes('value="mia@&quot;&lt;b&gt;"'),
      page.includes('Bir e-posta adresi girin'),
    ]).toEqual([...[400, true, true]]);
    expect((await form('mia@mail.example', { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    const sent = await form('mia@mail.example');
    expect([sent.status, sent.headers.get('location')]).toEqual([303, `/blog/${ofDeniz()}/follow?sent=1&lang=tr`]);
    const after = (await server.get(`/blog/${ofDeniz()}/follow?sent=1&lang=tr`)).body;
    for (const part of ['E-postanıza bakın', `data-blog="${ofDeniz()}"`, `href="/blog/${ofDeniz()}?lang=tr"`])
      expect(after).toContain(part);
    const [mail] = await mailsOf('follow-confirmation');
    expect(mail?.subject).toBe('Takibi onaylayın: Deniz Yıldız');
    expect((await press(linkIn(mail?.text))).body).toContain('Takip ediyorsunuz');
    await publish(1);
    await pass();
    expect(news()).toEqual(['mia@mail.example: Deniz Yıldız, yeni gezi: Up the hill']);
  });

  it('[BEYOND-103] cannot follow a blog that is not public, nor by a link that was changed', async () => {
    await enter();
    const link = await confirmationLink();
    for (const token of ['', 'x', `${'a'.repeat(36)}.k1.b`])
      expect((await press(`/follow/confirm?token=${token}`)).status).toBe(404);
    await server.platform.database
      .updateTable('account')
      .set({ state: 'suspended' })
      .where('id', '=', blog.id)
      .execute();
    server.clock.now += minute;
    expect([(await enter('lee@mail.example')).status, (await press(link)).status]).toEqual([404, 404]);
    expect((await server.get(`/blog/${ofDeniz()}/follow`)).status).toBe(404);
    expect((await enter('mia@mail.example', {}, newAddress())).status).toBe(404);
  });

  it('[BEYOND-104] gets three links a day at one mailbox, with the same answer whether or not the address follows', async () => {
    await follow();
    const ofFollower = await enter();
    server.clock.now += 2 * minute;
    expect([ofFollower.status, ofFollower.body]).toEqual([200, { success: true }]);
    expect((await enter('mia+sea@mail.example')).status).toBe(200);
    server.clock.now += 2 * minute;
    expect((await enter()).status).toBe(200);
    server.clock.now += 2 * minute;
    const last = await enter('Mia@mail.example');
    expect([last.status, last.body.message]).toEqual([
      429,
      expect.stringContaining('several links to this address today'),
    ]);
    expect(await mailsOf('follow-confirmation')).toHaveLength(3);
    expect(await followerCount()).toBe(1);
  });

  it('[BEYOND-104] gets one link when the form is sent twice', async () => {
    await Promise.all([enter(), enter()]);
    await enter();
    expect([await mailsOf('follow-confirmation'), await rows()]).toMatchObject([{ length: 1 }, { length: 1 }]);
  });

  it('[BEYOND-104] is one of ten a day from one network and of three hundred a day for one creator', async () => {
    for (let index = 0; index < 10; index += 1)
      expect((await enter(`reader-${index}@mail.example`, {}, '10.9.9.9')).status).toBe(200);
    expect((await enter('late@mail.example', {}, '10.9.9.9')).status).toBe(429);
    for (let index = 10; index < 300; index += 1) await enter(`reader-${index}@mail.example`);
    expect((await enter('last@mail.example')).status).toBe(429);
  });

  it('[BEYOND-104] is deleted after a day without a confirmation, and no longer confirmed by the link', async () => {
    await follow('lee@mail.example');
    server.clock.now += minute;
    await enter();
    const link = await confirmationLink();
    server.clock.now += day + 1_000;
    expect((await press(link)).status).toBe(404);
    await runCleanups(server.platform);
    expect((await rows()).map(({ email }) => email)).toEqual(['lee@mail.example']);
  });
});

describe('the mail about published trips', () => {
  it('[BEYOND-105] leaves ten minutes after a trip is published, once for each trip, with the line of its creator', async () => {
    await follow();
    const { body } = await server.get(`/api/account/trips/${trip(0)}`, blog.owner);
    const { creatorId, stays, state, version, savedAt, address, _id, places, privateLinkSince, ...edited } = body;
    const request = {
      ...edited,
      followersLine: 'The ferry was late: https://bad.example',
      places: places.map((place: { _id: string; cityName: string }) => ({ _id: place._id, cityName: place.cityName })),
    };
    expect((await server.post(`/api/account/trips/${trip(0)}`, request, blog.owner)).status).toBe(200);
    await publish(0);
    await pass(9 * minute);
    expect(news()).toEqual([]);
    await pass();
    await pass();
    const mail = sent.at(-1);
    expect(news()).toEqual(['mia@mail.example: New trip by Deniz Yıldız: By the sea']);
    expect(mail?.text).toContain('> The ferry was late: https:[/][/]bad[.]example');
    expect(mail?.text).toMatch(new RegExp(`/blog/${ofDeniz()}/by-the-sea-\\w+`));
    await move(0, 'unpublish');
    await publish(0);
    await pass(2 * day);
    expect(news()).toHaveLength(1);
  });

  it('[BEYOND-105] comes at most once a day, and names all trips since the last one', async () => {
    await follow();
    await publish(0);
    await pass();
    await publish(1, 2);
    await pass(20 * 60 * minute);
    expect(news()).toHaveLength(1);
    await follow('lee@mail.example');
    await pass(4 * 60 * minute);
    expect(news()).toEqual([
      'mia@mail.example: New trip by Deniz Yıldız: By the sea',
      'mia@mail.example: 2 new trips by Deniz Yıldız',
    ]);
    expect(sent.at(-1)?.text).toMatch(/Up the hill\n\nIn the dark/);
    await pass(3 * day);
    expect(news()).toHaveLength(2);
  });

  it('[BEYOND-105] is about public trips of public blogs alone, also when it was written and did not leave yet', async () => {
    await follow();
    await publish(0, 1);
    await move(0, 'unpublish');
    await write();
    expect(await waiting()).toEqual(['mia@mail.example: New trip by Deniz Yıldız: Up the hill']);
    await move(1, 'unpublish');
    expect(await waiting()).toEqual([]);
    await write();
    expect(await waiting()).toEqual([]);
    await publish(1, 2);
    const save = (tripSettings: object) =>
      server.post(`/api/creator/${blog.id}/blog-config`, { tripSettings }, blog.owner);
    expect((await save({ visibleTrips: [trip(1)] })).status).toBe(200);
    await write();
    expect(await waiting()).toEqual(['mia@mail.example: New trip by Deniz Yıldız: Up the hill']);
    expect((await save({ hideAllTrips: true })).status).toBe(200);
    expect(await waiting()).toEqual([]);
    await pass(60 * minute);
    expect(news()).toEqual([]);
    await save({ hideAllTrips: false, visibleTrips: [trip(1)] });
    await pass();
    expect(news()).toEqual(['mia@mail.example: New trip by Deniz Yıldız: Up the hill']);
  });

  it('[BEYOND-105] is not written while the blog is suspended', async () => {
    await follow();
    await publish(0);
    const set = (state: 'suspended' | 'active') =>
      server.platform.database.updateTable('account').set({ state }).where('id', '=', blog.id).execute();
    await set('suspended');
    await pass();
    expect(news()).toEqual([]);
    await set('active');
    await pass();
    expect(news()).toHaveLength(1);
  });

  it('[BEYOND-105] reaches each of many followers once, whatever stops the work and however many do it', async () => {
    for (let index = 0; index < 250; index += 1) {
      const email = `reader-${index}@mail.example`;
      await server.platform.database
        .insertInto('follower')
        .values({
          ...{ id: `${ofDeniz()}-reader-${index}`, state: 'following', accountId: blog.id, email, emailFolded: email },
          ...{ language: 'en', askedAt: 0, newsUntil: 0, newsBefore: 0, nextMailAt: 0 },
        })
        .execute();
    }
    await publish(0);
    server.clock.now += 11 * minute;
    const stopped = new AbortController();
    const written = () =>
      server.platform.database
        .selectFrom('outboxMail')
        .select('recipient')
        .where('template', '=', 'trip-news')
        .execute();
    const first = mailTripNews(server.platform, stopped.signal);
    stopped.abort();
    await first;
    expect((await written()).length).toBeLessThan(250);
    await Promise.all([mailTripNews(server.platform), mailTripNews(server.platform)]);
    const recipients = (await written()).map(({ recipient }) => recipient);
    expect([recipients.length, new Set(recipients).size]).toEqual([250, 250]);
  });

  it('[BEYOND-105] leaves after all other mails', async () => {
    await follow();
    await publish(0);
    await write();
    await enter('lee@mail.example');
    await pass(0);
    expect(news()).toEqual([line(sent.at(-1) ?? { to: '', subject: '' })]);
    expect(sent.length).toBeGreaterThan(1);
  });
});

describe('the mails of a creator', () => {
  let mailServer: MailServer;
  beforeAll(async () => {
    mailServer = await startMailServer();
  });
  afterAll(() => mailServer.stop());

  it('[BEYOND-106] stop by one click of the mail program and by the link in the mail, which deletes the address', async () => {
    await follow();
    await follow('lee@mail.example');
    await publish(0);
    await write();
    await deliverDueMails(server.platform, smtpSender({ ...server.platform.config, smtpUrl: mailServer.url }, 2_000));
    const mail =
      mailServer.taken.find((taken) => /^To: mia@mail\.example/m.test(taken) && taken.includes('List-Unsubscribe')) ??
      '';
    const unfolded = mail.replace(/\r\n[ \t]+/g, ' ');
    expect(unfolded).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
    const address = /^List-Unsubscribe: <(\S+)>\r$/m.exec(unfolded)?.[1] ?? '';
    expect(mail.replace(/=\r\n/g, '').replaceAll('=3D', '=')).toContain(`Stop these emails: ${address}`);
    const { pathname, search } = new URL(address);
    const opened = await server.get(pathname + search);
    expect([opened.status, opened.body]).toEqual([200, expect.stringContaining('Stop these emails?')]);
    expect(await followerCount()).toBe(2);
    for (const body of [
      new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
      formOf('List-Unsubscribe', 'One-Click'),
    ]) {
      const { status, body: page } = await server.ask(pathname + search, { method: 'POST', body });
      expect([status, page]).toEqual([200, expect.stringContaining('You won’t get these emails any more')]);
    }
    expect((await rows()).map(({ email }) => email)).toEqual(['lee@mail.example']);
    await publish(1);
    await pass(2 * day);
    expect(news()).toEqual(['lee@mail.example: New trip by Deniz Yıldız: Up the hill']);
  });

  it('[BEYOND-106] do not stop by a link that was changed', async () => {
    await follow();
    const [{ id } = { id: '' }] = await rows();
    for (const token of ['', `trips_${id}`, `trips_${id}.k1.abc`])
      expect((await press(`/mail/stop?token=${token}`)).status).toBe(404);
    expect(await followerCount()).toBe(1);
  });

  it.each(['queued', 'failed'] as const)(
    '[BEYOND-106] that are %s are gone once their reader stops them',
    async (state) => {
      await follow();
      await publish(0);
      await write();
      await server.platform.database.updateTable('outboxMail').set({ state }).execute();
      const [mail] = await mailsOf('trip-news');
      await press(linkIn(mail?.text, '/mail/stop'));
      expect(await waiting()).toEqual([]);
    },
  );

  it('[BEYOND-107] show their creator how many follow, and no address', async () => {
    await follow();
    await follow('lee@mail.example');
    await enter('unconfirmed@mail.example');
    expect(await followerCount()).toBe(2);
    const other = await startBlog(server, { username: `kuzey${count}`, number: 90 });
    expect((await server.get(`/api/creator/${blog.id}/visits`, other.owner)).status).toBe(403);
    for (const path of [`/api/creator/${blog.id}/visits`, '/api/notifications', '/api/account/download'])
      expect(JSON.stringify((await server.get(path, blog.owner)).body)).not.toMatch(/mia@|lee@/);
  });
});

function formOf(name: string, value: string): FormData {
  const form = new FormData();
  form.append(name, value);
  return form;
}
