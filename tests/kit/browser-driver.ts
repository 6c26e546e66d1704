import type { Browser, BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { patience } from './chromium.ts';
import type { Hand, Tour } from './flow.ts';
import { type HeldRequest, openHoldingProxy } from './holding-proxy.ts';
import type { PathStep } from './paths.ts';
import { sayEvent } from './say.ts';
import type { TestServer } from './server.ts';
import type { Driver, Name, Verbs } from './verbs.ts';

export interface Stage {
  browser: Browser;
  server: TestServer;
  tour: number;
}

/** A browser in front of the real server: a proxy holds its requests until the tour releases them or cuts them off. */
export async function openStage(tour: Tour, { browser, server, tour: number }: Stage) {
  const held = await holdRequests(server, tour.calls);
  const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce', baseURL: held.url });
  const page = await context.newPage();
  page.setDefaultTimeout(patience);
  await page.clock.install();
  const driver = { ...verbsIn(page, context), ...beyondVerbs(page), look: () => look(page) };
  return {
    page,
    held,
    handFor(ahead: readonly AnyEventObject[]): Hand {
      const calls = callsAt(held, tour, (): Hand => hand);
      const hand: Hand = { ...driver, ...calls, server, tour: number, ahead };
      return hand;
    },
    async close() {
      await context.close();
      held.close();
    },
  };
}

const buttonIn = (page: Page, name: Name) => page.getByRole('button', { name, exact: true });
const fieldIn = (page: Page, label: Name) => page.getByLabel(label, { exact: true });
const partIn = (page: Page, name: Name) =>
  fieldIn(page, name)
    .or(page.getByText(name, { exact: true }))
    .first();

function verbsIn(page: Page, context: BrowserContext): Verbs {
  return {
    press: (name) => buttonIn(page, name).click(),
    pressTwice: (name) => buttonIn(page, name).dblclick(),
    pressFirst: (name) => buttonIn(page, name).first().click(),
    fill: (label, text) => fieldIn(page, label).fill(text),
    async refill(label, text) {
      await fieldIn(page, label).fill('');
      await fieldIn(page, label).fill(text);
    },
    async leave(label) {
      await fieldIn(page, label).focus();
      await page.keyboard.press('Tab');
    },
    async choose(label, option) {
      const field = fieldIn(page, label);
      if ((await field.getAttribute('type')) === 'radio') await field.check();
      else await field.selectOption(option);
    },
    attach: (label, { name, type, bytes }) =>
      fieldIn(page, label).setInputFiles({ name, mimeType: type, buffer: Buffer.from(bytes) }),
    strike: (key, label) => (label === undefined ? page.keyboard.press(key) : fieldIn(page, label).press(key)),
    passTime: (milliseconds) => page.clock.fastForward(milliseconds),
    async otherTab(kept) {
      const tab = await context.newPage();
      await tab.goto('/api/health');
      await tab.evaluate((given) => {
        for (const [key, value] of Object.entries(given))
          if (value === null) localStorage.removeItem(key);
          else localStorage.setItem(key, value);
      }, kept);
      await tab.close();
    },
  };
}

function beyondVerbs(
  page: Page,
): Pick<Hand, 'open' | 'sees' | 'seesInTime' | 'misses' | 'follow' | 'isThere' | 'plant'> {
  return {
    open: async (address) => void (await page.goto(address)),
    sees: (name) => partIn(page, name).waitFor(),
    misses: (name) => partIn(page, name).waitFor({ state: 'hidden' }),
    async seesInTime(name) {
      await expect.poll(() => partIn(page, name).isVisible(), { message: `to see ${name}` }).toBe(true);
    },
    follow: (link) => page.getByRole('link', { name: link, exact: true }).first().click(),
    isThere: (name) => buttonIn(page, name).isVisible(),
    async plant(script, argument) {
      const isOpen = page.url() !== 'about:blank';
      if (isOpen) await page.evaluate(script as never, argument);
      else await page.addInitScript(script as never, argument);
    },
  };
}

type Calls = Pick<Driver, 'hold' | 'arrange' | 'release' | 'cut'>;

function callsAt(held: Held, { arrange }: Tour, hand: () => Hand): Calls {
  return {
    hold: (actor) => held.arrival(actor),
    arrange: async (actor, output) => arrange?.[actor]?.(hand(), output, held.requestOf(actor).body),
    release: async (actor) => held.take(actor).letThrough(),
    cut: async (actor) => held.take(actor).cut(),
  };
}

type Held = Awaited<ReturnType<typeof holdRequests>>;

async function holdRequests(server: TestServer, calls: Tour['calls']) {
  const held = new Map<string, HeldRequest>();
  const nameOf = (url: string) => Object.keys(calls).findLast((actor) => calls[actor]?.test(url));
  const { url, close } = await openHoldingProxy(server.url, nameOf, (actor, request) => held.set(actor, request));
  const arrival = (actor: string, event?: AnyEventObject) => {
    const message = `the request of ${actor}${event ? ` after ${sayEvent(event)}` : ''}`;
    return expect.poll(() => held.has(actor), { interval: 5, message }).toBe(true);
  };
  const requestOf = (actor: string): HeldRequest => held.get(actor) ?? expect.fail(`${actor} asks for nothing.`);
  const takeThose = (isTaken: (actor: string) => boolean): HeldRequest[] => {
    const taken = [...held].filter(([actor]) => isTaken(actor));
    for (const [actor] of taken) held.delete(actor);
    return taken.map(([, request]) => request);
  };
  return {
    url,
    close,
    arrival,
    requestOf,
    take(actor: string): HeldRequest {
      const request = requestOf(actor);
      held.delete(actor);
      return request;
    },
    async arrivalOf({ event, effects }: PathStep): Promise<void> {
      for (const actor of Object.keys(calls))
        if (effects.some((told) => told.startsWith(`start ${actor} `))) await arrival(actor, event);
    },
    /** A page that leaves a state aborts its request; the next request of the same actor is another one. */
    takeStopped: ({ event, effects }: PathStep) =>
      takeThose((actor) => effects.includes(`stop ${actor}`) && !event.type.endsWith(`.actor.${actor}`)),
    takeAll: () => takeThose(() => true),
  };
}

/** The real server has values of its own, so no facts are read. */
const look = async (page: Page) => {
  const { words, enabled } = await page.evaluate(seen);
  return { texts: new Set(words), pressable: new Set(enabled), facts: () => [] };
};

/** Runs in the page: the visible texts and the enabled buttons. */
function seen(): { words: string[]; enabled: string[] } {
  const visible = [...document.body.querySelectorAll('*')].filter((element) => element.checkVisibility());
  const reachable = [...document.querySelectorAll('button')].filter(
    (button) => !button.matches(':disabled, [aria-disabled=true]') && button.closest('[aria-hidden=true]') === null,
  );
  return {
    words: visible.map((element) => element.textContent.trim()),
    enabled: reachable.map((button) => button.getAttribute('aria-label') ?? button.textContent.trim()),
  };
}
