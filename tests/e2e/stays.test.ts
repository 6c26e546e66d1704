import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Role } from '#contract/roles.ts';
import { stayLabelOf } from '#rules/stay-labels.ts';
import { barriersOf } from '#tests/kit/barriers.ts';
import { startBlog } from '#tests/kit/blogs.ts';
import { dayAt, makeInvitation, makeRequest, type Stays, startStays } from '#tests/kit/bookings.ts';
import { closePages, patience, sharedChromium } from '#tests/kit/chromium.ts';
import { eventually } from '#tests/kit/eventually.ts';
import { followPage } from '#tests/kit/follow-page.ts';
import { makeTripRequest } from '#tests/kit/make-trip-request.ts';
import { itAtNight } from '#tests/kit/nightly.ts';
import { untilSessionIsKnown } from '#tests/kit/owner-tab.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';
import { signInAt } from '#tests/kit/signed-in.ts';
import { hotelBookingsMessages } from '#web/hotel-bookings/hotel-bookings.messages.ts';
import { invitationSettingsMessages } from '#web/hotel-bookings/invitation-settings.messages.ts';
import { stayFormMessages } from '#web/hotel-bookings/stay-form.messages.ts';
import { stayPageMessages } from '#web/hotel-bookings/stay-page.messages.ts';
import { stayStateMessages } from '#web/ui/stay-state.messages.ts';

let server: TestServer;
let browser: Browser;
beforeAll(async () => {
  server = await startTestServer();
  browser = await sharedChromium();
});
afterAll(async () => {
  await closePages();
  await server.stop();
});

const width = 375;

describe('a stay', () => {
  const words = { ...hotelBookingsMessages.en, ...stayPageMessages.en, states: stayStateMessages.en };
  const form = stayFormMessages.en;
  const settings = invitationSettingsMessages.en;
  const label = (field: string) => stayLabelOf(field, 'en');
  let contexts: BrowserContext[] = [];
  let stories: ReturnType<typeof followPage>[] = [];
  let stays: Stays;
  let name = '';
  let count = 0;

  beforeEach(async () => {
    count += 1;
    name = `mia${count}`;
    [contexts, stories] = [[], []];
    stays = await startStays(server, name);
  });
  afterEach(async ({ task }) => {
    for (const tell of stories) await tell(task);
    for (const context of contexts) await context.close();
  });

  async function enter(address: string, username: string, role: Role = 'creator'): Promise<Page> {
    const context = await browser.newContext({
      locale: 'en-GB',
      viewport: { width, height: 900 },
      reducedMotion: 'reduce',
      baseURL: server.url,
    });
    const page = await context.newPage();
    page.setDefaultTimeout(patience);
    contexts.push(context);
    stories.push(followPage(page));
    await signInAt(server, page, { role, username });
    await page.goto(address);
    return page;
  }

  const press = (page: Page, button: string) => page.getByRole('button', { name: button, exact: true }).click();
  const fill = (page: Page, field: string, text: string) => page.getByLabel(field, { exact: true }).fill(text);
  const sees = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();
  const unfold = (page: Page, move: keyof typeof words.moves) =>
    page.locator('summary').filter({ hasText: words.moves[move] }).click();
  const stateOf = (page: Page) => page.locator('section[aria-labelledby="next"] > div').first();
  const stands = (page: Page, state: keyof typeof words.states) =>
    stateOf(page).getByText(words.states[state], { exact: true }).waitFor();
  const idIn = (page: Page) => new URL(page.url()).pathname.split('/').at(-1) ?? '';

  /** The page has no accessibility violation and is not wider than the screen. */
  async function expectOpen(page: Page): Promise<void> {
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect(await barriersOf(page)).toEqual([]);
  }

  const mailsAbout = async (id: string) => {
    const rows = await server.platform.database
      .selectFrom('outboxMail')
      .select(['template', 'recipient'])
      .where('subjectId', '=', id)
      .execute();
    const mails = rows.map(({ template, recipient }) => `${template} ${recipient.replace('@mail.example', '')}`);
    return mails.filter((mail) => mail.includes(name)).sort();
  };
  const linesIn = (page: Page) =>
    page
      .locator('section[aria-labelledby="thread"] li')
      .evaluateAll((lines) => lines.map((line) => [...line.querySelectorAll('p')].at(-1)?.textContent));

  async function fillInvitation(sponsor: Page): Promise<void> {
    await fill(sponsor, label('cityName'), 'Kaş');
    await sponsor.getByRole('option', { name: /^Kaş/ }).first().click();
    await fill(sponsor, label('checkIn'), dayAt(server, 20));
    await fill(sponsor, label('checkOut'), dayAt(server, 23));
    await fill(sponsor, label('hotelName'), 'Bay House');
    await sponsor.getByRole('radio', { name: form.stayTypes.gifted.label }).check();
    await press(sponsor, form.addDeliverable);
    await fill(sponsor, label('word'), 'Come and see the bay.');
  }

  it('[BOOK-01, BOOK-02, BOOK-05, ROUTE-15, ROUTE-17] is asked for from a trip, offered by staff, accepted, and told in one line of time', async () => {
    const dates = [20, 21, 22].map((days) => dayAt(server, days));
    const { body: trip } = await server.post('/api/account/trips', makeTripRequest({ dates }), stays.blog.owner);
    const creator = await enter('/hotel-booking-requests', name);
    await sees(creator, words.empty);
    await expect.poll(() => creator.getByRole('link', { name: words.request }).count()).toBe(1);
    await creator.goto(`/blog/${name}/trips/${trip._id}`);
    await creator.locator(`a[href="/hotel-booking-request?trip=${trip._id}"]`).click();
    await creator.getByRole('heading', { level: 1, name: form.requestTitle }).waitFor();
    const typed = (field: string) => creator.getByLabel(label(field), { exact: true });
    await eventually(async () => expect(await typed('checkIn').inputValue()).toBe(dates[0]));
    expect([await typed('cityName').inputValue(), await typed('checkOut').inputValue()]).toEqual(['Kaş', dates[2]]);
    await fill(creator, label('hotelName'), 'Bay House');
    await creator.getByRole('radio', { name: form.stayTypes.gifted.label }).check();
    await press(creator, form.addDeliverable);
    await untilSessionIsKnown(creator, () => creator.reload());
    await eventually(async () => expect(await typed('hotelName').inputValue()).toBe('Bay House'));
    await press(creator, form.send);
    await stands(creator, 'REQUESTED');
    const id = idIn(creator);

    server.clock.now += 60_000;
    await creator.getByLabel(words.noteLabel, { exact: true }).fill('We come by boat.');
    await press(creator, words.addNote);
    await creator.locator('li').filter({ hasText: 'We come by boat.' }).waitFor();
    expect(await creator.getByLabel(words.noteLabel, { exact: true }).inputValue()).toBe('');

    server.clock.now += 60_000;
    const staff = await enter(`/admin/stays/${id}`, `${name}.staff`, 'staff');
    await stands(staff, 'REQUESTED');
    await stays.staff.move(id, { move: 'review' });
    await press(staff, words.moves.review);
    await sees(staff, words.already(words.states.IN_REVIEW));
    await stands(staff, 'IN_REVIEW');
    await unfold(staff, 'offer');
    await fill(staff, label('address'), 'Liman Sokak 3, Kaş');
    await fill(staff, label('terms'), 'Breakfast for one post.');
    await fill(staff, label('replyBy'), dayAt(server, 4));
    await press(staff, words.send.offer);
    await stands(staff, 'OFFERED');

    await creator.reload();
    await stands(creator, 'OFFERED');
    await press(creator, words.accept.OFFERED);
    await stands(creator, 'CONFIRMED');
    expect(await linesIn(creator)).toEqual([
      words.youDid.create,
      'We come by boat.',
      `${words.team} ${words.events.review}`,
      `${words.team} ${words.events.offer}`,
      words.youDid.accept,
    ]);
    await expectOpen(creator);
    await staff.reload();
    await stands(staff, 'CONFIRMED');
    expect(await mailsAbout(id)).toEqual([
      `booking-confirmed ${name}`,
      `booking-confirmed ${name}.staff`,
      `booking-in-review ${name}`,
      `booking-note ${name}.staff`,
      `booking-offered ${name}`,
      `booking-received ${name}`,
      `booking-received ${name}.staff`,
    ]);
  });

  it('[ROUTE-16, ROUTE-18, ROUTE-19] to which a creator is invited is found among the others, accepted or declined with a reason', async () => {
    const bay = { hotelName: 'Bay House', word: 'Come and see the bay.' };
    const { body: first } = await stays.sponsor.begin(makeInvitation(server, stays.blog.id, bay));
    const id = first._id;
    const hill = { hotelName: 'Hill House', checkIn: dayAt(server, 30), checkOut: dayAt(server, 33) };
    const other = await stays.sponsor.begin(makeInvitation(server, stays.blog.id, hill));

    const creator = await enter('/hotel-booking-requests', name);
    await creator.getByRole('heading', { level: 1, name: words.title }).waitFor();
    expect(new URL(creator.url()).pathname).toBe('/hotel-booking-requests');
    await creator.getByRole('switch', { name: settings.areWelcome }).click();
    await sees(creator, settings.saved);
    await creator.reload();
    await sees(creator, settings.unwelcomeHint);
    await expectOpen(creator);
    await creator.getByRole('link', { name: /Bay House/ }).click();
    await sees(creator, 'Come and see the bay.');
    await press(creator, words.accept.INVITED);
    await stands(creator, 'CONFIRMED');

    await creator.getByRole('link', { name: words.backToList }).click();
    await creator.getByRole('link', { name: /Hill House/ }).click();
    await stands(creator, 'INVITED');
    await unfold(creator, 'decline');
    await press(creator, words.send.decline);
    await creator.locator('#decline-reason[aria-invalid="true"]:focus').waitFor();
    await creator.locator('#decline-reason').fill('I am at sea that week.');
    await press(creator, words.send.decline);
    await stands(creator, 'DECLINED');
    await creator.getByRole('status').filter({ hasText: words.steps.creator.DECLINED() }).waitFor();
    await sees(creator, '“I am at sea that week.”');
    expect(await creator.getByText(words.states.CANCELLED, { exact: true }).count()).toBe(0);
    await creator.getByRole('link', { name: words.backToList }).click();
    const chips = creator.getByRole('navigation', { name: words.filter });
    await chips.getByRole('link', { name: words.states.DECLINED }).waitFor();
    expect(await chips.getByRole('link', { name: words.states.CANCELLED }).count()).toBe(0);

    const sponsor = await enter('/invitations', `${name}.hotel`, 'sponsor');
    await sponsor.getByRole('link', { name: words.states.CONFIRMED }).first().waitFor();
    await sponsor.goto(`/invitations/${id}`);
    await stands(sponsor, 'CONFIRMED');
    await sponsor.goto(`/invitations/${other.body._id}`);
    await stands(sponsor, 'DECLINED');
    await sees(sponsor, '“I am at sea that week.”');
    expect(await sponsor.locator('section[aria-labelledby="next"]').getByRole('button').count()).toBe(0);
    expect(await mailsAbout(id)).toEqual([
      `booking-confirmed ${name}`,
      `booking-confirmed ${name}.hotel`,
      `booking-invited ${name}`,
    ]);
    expect(await mailsAbout(other.body._id)).toEqual([`booking-declined ${name}.hotel`, `booking-invited ${name}`]);
  });

  itAtNight(
    'in a town of one long word is no wider than the screen, and one of many in the list of staff',
    async () => {
      const town = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch'.repeat(2);
      const place = { cityId: null, cityName: town, timeZone: 'Europe/London', hotelName: town };
      const { body } = await stays.creator.begin(makeRequest(server, place));
      const creator = await enter('/hotel-booking-requests', name);
      await creator.getByRole('link', { name: new RegExp(town) }).click();
      await stands(creator, 'REQUESTED');
      await expectOpen(creator);
      const staff = await enter(`/admin/stays/${body._id}`, `${name}.staff`, 'staff');
      await stands(staff, 'REQUESTED');
      await expectOpen(staff);
      const row = staff.getByRole('region', { name: words.list }).locator(`a[href*="${body._id}"]`);
      // Four lines: the badge is below a name that leaves no room for it.
      expect((await row.boundingBox())?.height).toBeLessThanOrEqual(96);
    },
  );

  it('[BEYOND-102, BEYOND-110] to which several creators of a list are invited at once is sent to each, and what was not sent is tried again alone', async () => {
    const names = ['Deniz Yıldız', 'Ada Ay', 'Ece Er'] as const;
    const guests = [stays.blog];
    for (const fullName of names.slice(1)) {
      const number = 700 + 10 * count + guests.length;
      guests.push(await startBlog(server, { username: `${name}x${guests.length}`, number, name: fullName }));
    }
    const [first, second, third] = guests.map(({ id }) => id) as [string, string, string];
    const welcome = (areWelcome: boolean) =>
      server.post('/api/creator/invitation-settings', { areWelcome, maxOpen: 10 }, guests[1]?.owner);
    await welcome(false);
    for (const { id } of guests)
      await server.post(`/api/sponsor/shortlist/${id}`, { isListed: true }, stays.sponsor.headers);
    const sponsor = await enter('/discovery?list=shortlist', `${name}.hotel`, 'sponsor');
    await press(sponsor, 'Choose several');
    await sponsor.setViewportSize({ width: 1440, height: 900 });
    const boxes = sponsor.getByRole('checkbox', { name: /^Choose / });
    await expect.poll(() => boxes.count()).toBe(3);
    for (const box of await boxes.all()) await box.check();
    await sponsor.setViewportSize({ width, height: 900 });
    await sponsor.getByRole('link', { name: 'Invite', exact: true }).click();
    await sponsor.getByRole('heading', { level: 1, name: 'Invite 3 creators to stay' }).waitFor();
    const rows = sponsor.getByRole('listitem').filter({ has: sponsor.getByRole('button', { name: 'Leave out' }) });
    await expect.poll(() => rows.count()).toBe(3);
    await fillInvitation(sponsor);
    await press(sponsor, 'Keep this hotel');
    await sees(sponsor, 'Kept in your hotels.');
    await press(sponsor, `Change for ${names[2]}`);
    const own = sponsor.getByRole('group', { name: `Change for ${names[2]}` });
    expect(await own.getByLabel(label('word'), { exact: true }).inputValue()).toBe('Come and see the bay.');
    await own.getByLabel(label('word'), { exact: true }).fill('Bring the boat.');
    await own.getByLabel(label('checkOut'), { exact: true }).fill(dayAt(server, 25));
    await expectOpen(sponsor);
    await sponsor.reload();
    await sees(sponsor, 'Differs: Check-out, Your message');
    expect(await sponsor.getByLabel(label('word'), { exact: true }).inputValue()).toBe('Come and see the bay.');
    await sponsor.getByRole('button', { name: 'Send 3 invitations', exact: true }).dblclick();
    await sees(sponsor, /^2 sent, 1 not sent/);
    await sees(sponsor, 'Not sent: This creator is not accepting invitations at the moment.');
    await welcome(true);
    await sponsor.reload();
    await press(sponsor, 'Send 1 invitation');
    await sees(sponsor, '3 invitations sent.');
    const { data } = (await stays.sponsor.list()).body;
    const sent = await Promise.all(data.map(({ _id }: { _id: string }) => stays.sponsor.read(_id)));
    const facts = sent.map(({ body: { creator, checkOut, word } }) => [creator._id, checkOut, word]);
    expect(facts.toSorted()).toEqual(
      [
        [first, dayAt(server, 23), 'Come and see the bay.'],
        [second, dayAt(server, 23), 'Come and see the bay.'],
        [third, dayAt(server, 25), 'Bring the boat.'],
      ].toSorted(),
    );
    await sponsor.getByRole('link', { name: `Open invitation of ${names[1]}` }).click();
    await stands(sponsor, 'INVITED');
    await sponsor.goto(`/invitations/new?creator=${first}`);
    await press(sponsor, 'Bay House, Kaş');
    const values = ['cityName', 'hotelName'].map((field) => sponsor.getByLabel(label(field), { exact: true }));
    await expect.poll(() => Promise.all(values.map((value) => value.inputValue()))).toEqual(['Kaş', 'Bay House']);
  });

  itAtNight('keeps its draft for the sponsor who left it, and for no one else, until it is sent', async () => {
    const address = `/invitations/new?creator=${stays.blog.id}`;
    const sponsor = await enter(address, `${name}.hotel`, 'sponsor');
    const word = sponsor.getByLabel(label('word'), { exact: true });
    const expectWord = (text: string) => eventually(async () => expect(await word.inputValue()).toBe(text));
    await fillInvitation(sponsor);
    await sponsor.goto('/invitations');
    await sponsor.goto(address);
    await expectWord('Come and see the bay.');
    const storage = await sponsor.evaluate(() => ({ ...sessionStorage }));
    const key = Object.keys(storage).find((each) => each.startsWith('vaya.stay.')) ?? '';
    const others = { ...JSON.parse(storage[key] ?? ''), owner: 'somebody-else' };
    await sponsor.evaluate(([key, left]) => sessionStorage.setItem(key, left), [key, JSON.stringify(others)] as const);
    await sponsor.reload();
    await expectWord('');
    await fillInvitation(sponsor);
    await press(sponsor, form.invite);
    await stands(sponsor, 'INVITED');
    await sponsor.goto(address);
    await expectWord('');
  });
});
