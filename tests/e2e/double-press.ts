import type { Locator, Page, Request } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closePages, contextOfPerson, patience, sharedChromium } from '#tests/kit/chromium.ts';
import { followPage } from '#tests/kit/follow-page.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';
import { signInAt } from '#tests/kit/signed-in.ts';
import { centreOf, timedPresses } from '#tests/kit/timed-presses.ts';
import { doublePresses } from './double-press-cases.ts';
import { type DoublePress, fillForDoublePresses, type World } from './double-press-kit.ts';
import { morePresses } from './double-press-records.ts';
import { usernames } from './product-pages.ts';

export const ways = ['pointer', 'Enter'] as const;
type Way = (typeof ways)[number];

export const presses: readonly DoublePress[] = [...doublePresses, ...morePresses];

/** Presses the same point, or the same key, twice on each button of the table, and expects the effects of one press. */
export function pressTwice(wanted: readonly DoublePress[], gaps: readonly number[], taken: readonly Way[]): void {
  let server: TestServer;
  let world: World;
  const outcomes = ['page | button | by | gap | effects'];

  beforeAll(async () => {
    server = await startTestServer();
    world = await fillForDoublePresses(server);
  });
  afterAll(async () => {
    await closePages();
    await server.stop();
    process.stdout.write(`${outcomes.join('\n')}\n`);
  });

  async function openAs({ role }: DoublePress): Promise<Page> {
    const options = { locale: 'en-GB', reducedMotion: 'reduce' as const, baseURL: server.url };
    const page = await (await contextOfPerson(await sharedChromium(), options)).newPage();
    page.setDefaultTimeout(patience);
    if (role) await signInAt(server, page, { role, username: usernames[role] });
    return page;
  }

  describe.each(wanted)('$page: “$button” pressed twice has one effect', (press) => {
    const cases = (press.by ?? ways)
      .filter((way) => taken.includes(way))
      .flatMap((way) => gaps.map((gap) => ({ way, gap })));
    it.each(cases)('by $way, $gap ms apart', async ({ way, gap }) => {
      await press.reset?.(world);
      const page = await openAs(press);
      const tellOf = followPage(page);
      const effects: string[] = [];
      try {
        const button = await press.open(page, world);
        await stayOn(button, way);
        page.on('request', (request) => isEffect(request) && effects.push(nameOf(request)));
        await pressBoth(page, { button, way, gap });
        await press.shows(page, world);
        await page.waitForLoadState('networkidle');
        await press.shows(page, world);
        if (way === 'Enter' && press.focus) await expect.poll(() => focused(page)).toBe(press.focus(world));
        outcomes.push([press.page, press.button, way, `${gap} ms`, effects.join(', ') || 'no request'].join(' | '));
        expect(effects).toEqual(press.effects(world));
      } catch (error) {
        await tellOf({ name: `${press.page} ${press.button} ${way}`, result: { state: 'fail' } } as never);
        throw error;
      } finally {
        await page.context().close();
      }
    });
  });
}

/** Questions that change nothing, although they are posted. */
const question = /^\/api\/creator\/check-/;
const isEffect = (request: Request): boolean =>
  new URL(request.url()).pathname.startsWith('/api/') &&
  request.method() !== 'GET' &&
  !question.test(new URL(request.url()).pathname);
const nameOf = (request: Request): string =>
  `${request.method()} ${new URL(request.url()).pathname} ${request.postData() ?? ''}`.trim();

async function stayOn(button: Locator, way: Way): Promise<void> {
  await button.click({ trial: true });
  if (way === 'Enter') await button.focus();
}

const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.ariaLabel ?? document.activeElement?.textContent ?? '');

interface Presses {
  button: Locator;
  way: Way;
  gap: number;
}

async function pressBoth(page: Page, { button, way, gap }: Presses): Promise<void> {
  const at = await centreOf(button);
  const { click, press } = await timedPresses(page);
  for (const [afterMs, count] of [
    [0, 1],
    [gap, 2],
  ] as const) {
    if (count === 2) await page.waitForTimeout(gap);
    await (way === 'Enter' ? press('Enter', afterMs) : click(at, afterMs, count));
  }
}
