import type { Browser, Locator, Page } from 'playwright-core';
import { pictureOf } from '#tests/kit/applicant.ts';
import { patience } from '#tests/kit/chromium.ts';
import { eventually } from '#tests/kit/eventually.ts';
import type { TestServer } from '#tests/kit/server.ts';
import type { ReplayWorld } from './fixtures.ts';
import { hasText, type ReplayHand } from './replay.ts';
import { typeOf } from './screen-hand.ts';

/** Replays a recording in a browser against a server with the demo world. */
export async function openPageHand(browser: Browser, server: TestServer) {
  const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce', baseURL: server.url });
  const page = await context.newPage();
  page.setDefaultTimeout(patience);
  await page.clock.install();
  const limits = { text: patience };
  const hand = handIn(page, server, limits);
  const inNewestMail = (find: RegExp) =>
    eventually(async () => {
      const [newest] = await server.mails();
      const [found] = find.exec(newest?.text ?? '') ?? [];
      if (found === undefined) throw new Error(`The newest mail has nothing like ${find.source}.`);
      return found;
    });
  const world: ReplayWorld = { account: '', inNewestMail };
  /** Steps that have to fail need not be waited for as long. */
  const limitSteps = (milliseconds: number) => {
    page.setDefaultTimeout(milliseconds);
    limits.text = milliseconds;
  };
  return { hand, world, limitSteps };
}

/** The server's clock stands still, but mails are sorted by time. */
function handIn(page: Page, server: TestServer, limits: { text: number }): ReplayHand {
  const field = (label: string) => page.getByLabel(label, { exact: true });
  const named = (role: 'button' | 'option' | 'link', name: string) => page.getByRole(role, { name, exact: true });
  const pressable = (name: string) =>
    named('button', name)
      .or(named('option', name))
      .or(page.locator('summary', { hasText: name }))
      .or(page.getByRole('switch', { name, exact: true }))
      .or(page.getByRole('checkbox', { name, exact: true }));
  const expectText = (text: string, isThere: boolean) =>
    eventually(
      async () => {
        // biome-ignore lint/performance/useDomNodeTextContent: hidden texts are not seen.
        if (hasText(await page.locator('body').innerText(), text) !== isThere)
          throw new Error(isThere ? 'The page does not have this text.' : 'The page has this text.');
      },
      { within: limits.text },
    );
  const onScreenOnly = async () => {
    throw new Error('Only a recording of a flow has this step.');
  };
  return {
    open: async (address) => void (await page.goto(address)),
    async press(name, nth) {
      server.clock.now += 1_000;
      await numbered(pressable(name), nth).click();
    },
    follow: (link, nth) => numbered(named('link', link), nth).click(),
    fill: (label, text) => field(label).fill(text),
    leave: (label) => field(label).blur(),
    async choose(label, option) {
      if ((await field(label).getAttribute('type')) === 'radio') await field(label).check();
      else await field(label).selectOption({ label: option });
    },
    async strike(key, label) {
      server.clock.now += 1_000;
      await (label === undefined ? page.keyboard.press(key) : field(label).press(key));
    },
    async attach(label, name) {
      await field(label).setInputFiles({ name, mimeType: typeOf(name), buffer: await pictureOf('png', 400) });
    },
    answer: onScreenOnly,
    fail: onScreenOnly,
    send: onScreenOnly,
    isIn: onScreenOnly,
    async wait(milliseconds) {
      server.clock.now += milliseconds;
      await page.clock.fastForward(milliseconds);
    },
    sees: (text) => expectText(text, true),
    misses: (text) => expectText(text, false),
  };
}

const numbered = (controls: Locator, nth?: number): Locator => (nth === undefined ? controls : controls.nth(nth - 1));
