import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { BlogChoices } from '#contract/blog.ts';
import { barriersOf } from '#tests/kit/barriers.ts';
import { password, startBlog } from '#tests/kit/blogs.ts';
import { closePages, sharedChromium } from '#tests/kit/chromium.ts';
import { followPage } from '#tests/kit/follow-page.ts';
import { intercept } from '#tests/kit/intercept.ts';
import { type Owner, openOwnerTab, untilSessionIsKnown } from '#tests/kit/owner-tab.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';
import { dashboardMessages } from '#web/dashboard/dashboard.messages.ts';
import { generalTabMessages } from '#web/dashboard/general-tab.messages.ts';
import { profileTabMessages } from '#web/dashboard/profile-tab.messages.ts';
import { signInMessages } from '#web/i18n/sign-in.messages.ts';

const words = dashboardMessages.en;
const general = generalTabMessages.en;
const signIn = signInMessages.en;
const style = profileTabMessages.en;

let server: TestServer;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let owner: Owner & { id: string };
let tellOf: ReturnType<typeof followPage>;

const stored = async () => (await server.get(`/api/creator/${owner.id}/blog-config`, owner.owner)).body;
/** Another tab of theirs is faster. */
async function saveElsewhere(change: BlogChoices) {
  const { creatorId: _, createdAt: _at, updatedAt: _then, ...config } = await stored();
  const saved = await server.post(`/api/creator/${owner.id}/blog-config`, within(config, change), owner.owner);
  expect(saved.status).toBe(200);
}
const isRecord = (value: unknown): value is object => Object.prototype.toString.call(value) === '[object Object]';
const within = (all: object, change: object): object => ({
  ...all,
  ...Object.fromEntries(
    Object.entries(change).map(([name, value]) => [
      name,
      isRecord(value) ? within(Object(Reflect.get(all, name)), value) : value,
    ]),
  ),
});

/** What is typed or chosen in one place, and what the config says of it. */
interface Place {
  tab: keyof typeof words.tabs;
  /** Another one for each number. */
  given(number: number): string;
  change(given: string): BlogChoices;
  field(): Locator;
  give(given: string): Promise<void>;
  held(): Promise<string | null>;
}

const failures = [
  'reload',
  'offline',
  'lapse',
  'merge',
  'conflict',
  'slow and twice',
  'lost',
  'reload meanwhile',
] as const;
type Failure = (typeof failures)[number];

const quarters = 4;

/** Each quarter has every failure and every kind of edit; the four together have all pairs of them. */
const stepsOf = (quarter: number, places: readonly string[]) =>
  places.flatMap((place, row) =>
    failures
      .filter((_, column) => (row + column) % quarters === quarter)
      .map((failure, index) => ({ place, failure, number: row * failures.length + index + 1 })),
  );

/** Lets everything go wrong, one thing after each edit, and expects that no edit is lost. */
export function takeFailures(runs: readonly { quarter: number; width: number }[]): void {
  beforeAll(async () => {
    server = await startTestServer();
    browser = await sharedChromium();
  });
  afterAll(async () => {
    await closePages();
    await server.stop();
  });
  afterEach(async ({ task }) => {
    await tellOf(task);
    await context.close();
  });

  describe('an owner whose edits meet every failure', () => {
    it.each(runs)('keeps all edits (part $quarter) at $width px', async ({ quarter, width }) => {
      const username = `quarter-${quarter}`;
      const trips = [{ title: 'By the sea' }, { title: 'Hills' }];
      owner = { username, ...(await startBlog(server, { username, number: quarter + 1, trips })) };
      context = await browser.newContext({ locale: 'en-GB', viewport: { width, height: 900 } });
      page = await openOwnerTab(context, server, owner, words.save.idle);
      tellOf = followPage(page);
      const button = page.getByRole('button', { name: new RegExp(`^(${Object.values(words.save).join('|')})$`) });
      const reads = (look: keyof typeof words.save) =>
        page.getByRole('button', { name: words.save[look], exact: true }).waitFor();
      const unsaved = () => page.getByText(words.unsaved).first().waitFor();

      const typed = (tab: Place['tab'], label: string, { given, change }: Pick<Place, 'given' | 'change'>): Place => {
        const field = () => page.getByLabel(label, { exact: true });
        return { tab, given, change, field, give: (text) => field().fill(text), held: () => field().inputValue() };
      };
      const switched = (tab: Place['tab'], field: () => Locator, change: Place['change']): Place => ({
        ...{ tab, change, field },
        given: (number) => String(number % 2 === 0),
        give: () => field().click(),
        held: () => field().getAttribute('aria-checked'),
      });
      const text = (number: number) => `Typed as number ${number}`;
      const places: Record<string, Place> = {
        title: typed('general', general.sharingTitle, { given: text, change: (title) => ({ sharing: { title } }) }),
        description: typed('general', general.sharingDescription, {
          given: text,
          change: (description) => ({ sharing: { description } }),
        }),
        background: typed('general', general.background, {
          given: (number) => `#ffff${(16 + number).toString(16)}`,
          change: (backgroundColor) => ({ pageStyle: { backgroundColor } }),
        }),
        opacity: typed('profile', style.opacity, {
          given: (number) => `0.${(number % 9) + 1}`,
          change: (opacity) => ({ pageStyle: { coverImageStyle: { opacity: Number(opacity) } } }),
        }),
        section: switched(
          'sections',
          () => page.getByRole('switch', { name: words.sections.languages, exact: true }),
          (isOn) => ({ showLanguages: isOn === 'true' }),
        ),
        trip: switched(
          'trips',
          () => page.getByRole('article', { name: 'By the sea' }).getByRole('switch').first(),
          (isOn) => ({ tripSettings: { visibleTrips: isOn === 'true' ? [] : [`${username}-1`] } }),
        ),
      };

      const now: Record<string, string> = {};
      const toTab = async (tab: Place['tab']) => {
        if (await page.getByRole('heading', { level: 2, name: words.tabs[tab] }).count()) return;
        if (width < 1024) await page.getByRole('button', { name: words.openTabs }).click();
        await page.getByRole('navigation', { name: words.tabsTitle }).getByText(words.tabs[tab]).click();
        await page.getByRole('heading', { level: 2, name: words.tabs[tab] }).waitFor();
      };
      const isHeld = async (name: string, { tab, field, held }: Place) => {
        await toTab(tab);
        await field().waitFor();
        expect({ [name]: await held() }).toEqual({ [name]: now[name] });
      };
      const all = (): BlogChoices =>
        Object.entries(now).reduce((config, [name, given]) => within(config, places[name]?.change(given) ?? {}), {});
      const isStored = () => expect.poll(stored).toMatchObject(all());
      const save = async () => {
        await button.click();
        await reads('saved');
        await isStored();
      };
      const reload = async () => {
        page.once('dialog', (dialog) => void dialog.accept());
        await untilSessionIsKnown(page, () => page.reload());
        await button.waitFor();
      };
      /** What was sent is answered as the test wants it, once; tells how often anything was. */
      const answering = async (answer: Parameters<typeof intercept>[2]) => {
        let sent = 0;
        const answers = await intercept(page, '**/blog-config', (route) => {
          if (route.request().method() !== 'POST') return route.continue();
          sent += 1;
          return answer(route);
        });
        return { ...answers, sent: () => sent };
      };
      const looked = new Set<Failure>();
      const hasNoBarriers = async (failure: Failure) => {
        if (!looked.has(failure)) expect(await barriersOf(page)).toEqual([]);
        looked.add(failure);
      };

      const happens: Record<Failure, (place: Place, check: () => Promise<void>) => Promise<void>> = {
        async reload(_, check) {
          await hasNoBarriers('reload');
          await reload();
          await unsaved();
          await check();
          await save();
        },
        async offline(_, check) {
          await context.setOffline(true);
          await button.click();
          await reads('error');
          await check();
          await hasNoBarriers('offline');
          await context.setOffline(false);
          await save();
        },
        async lapse() {
          await server.platform.database.deleteFrom('session').execute();
          await button.click();
          await page.getByRole('dialog', { name: signIn.again }).waitFor();
          await hasNoBarriers('lapse');
          await page.getByLabel(signIn.emailOrUsername).fill(username);
          await page.getByLabel(signIn.password, { exact: true }).fill(password);
          await page.getByRole('button', { name: signIn.submit, exact: true }).click();
          await page.getByRole('dialog').waitFor({ state: 'detached' });
          const { body } = await server.post('/api/auth/login', { email: `${username}@mail.example`, password });
          owner.owner.authorization = `Bearer ${body.accessToken}`;
          await reads('saved');
          await isStored();
        },
        async merge() {
          const tripSettings = { tripsPerRow: 3 };
          await saveElsewhere({ tripSettings });
          await save();
          expect(await stored()).toMatchObject({ tripSettings });
        },
        async conflict({ change, given, held }, check) {
          const isEither = ['true', 'false'].includes(String(await held()));
          await saveElsewhere(change(given(99)));
          await button.click();
          if (!isEither) {
            const question = page.getByRole('dialog', { name: words.conflictTitle });
            await question.waitFor();
            await hasNoBarriers('conflict');
            await question.getByRole('button', { name: words.keepMine }).click();
          }
          await reads('saved');
          await isStored();
          await check();
        },
        async 'slow and twice'(_, check) {
          let letThrough = () => {};
          const until = new Promise<void>((go) => {
            letThrough = go;
          });
          const slow = await answering(async (route) => {
            await until;
            await route.continue();
          });
          await button.dblclick();
          await reads('saving');
          await check();
          await hasNoBarriers('slow and twice');
          letThrough();
          await reads('saved');
          slow.end();
          await isStored();
          expect(slow.sent()).toBe(1);
        },
        async lost(_, check) {
          const lost = await answering(async (route) => {
            lost.end();
            await route.fetch();
            await route.abort('connectionreset');
          });
          await button.click();
          await reads('error');
          await check();
          await save();
          expect(await page.getByRole('dialog').count()).toBe(0);
        },
        async 'reload meanwhile'(_, check) {
          let tellSent = () => {};
          const sent = new Promise<void>((tell) => {
            tellSent = tell;
          });
          const unanswered = await answering(async (route) => {
            unanswered.end();
            await route.fetch();
            tellSent();
          });
          await button.click();
          await sent;
          await reload();
          await check();
          await save();
          expect(await page.getByRole('dialog').count()).toBe(0);
        },
      };

      for (const { place: name, failure, number } of stepsOf(quarter, Object.keys(places))) {
        const place = places[name] as Place;
        await toTab(place.tab);
        const before = await place.held();
        const given = [number, number + 1].map(place.given).find((each) => each !== before) ?? '';
        now[name] = given;
        await place.give(given);
        await unsaved();
        const check = () => isHeld(name, place);
        await happens[failure](place, check);
        await check();
      }
      await save();
      for (const [name, place] of Object.entries(places)) await isHeld(name, place);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });
  });
}
