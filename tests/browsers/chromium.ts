import type { Browser, Page } from 'playwright-core';
import { launchChromium, patience } from '#tests/kit/chromium.ts';
import type { DrivenBrowser, OpenBrowser, Tab } from './tab.ts';

/** It runs the same journeys in `npm test`, so that they stay right where no other browser is installed. */
export const ownChromium: DrivenBrowser = {
  name: 'Chromium',
  launch: async () => opened(await launchChromium()),
};

const opened = (browser: Browser): OpenBrowser => ({
  async newTab() {
    const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce' });
    const page = await context.newPage();
    page.setDefaultTimeout(patience);
    return tabOf(page);
  },
  close: () => browser.close(),
});

function tabOf(page: Page): Tab {
  const field = (label: string) => page.getByLabel(label, { exact: true });
  const control = (name: string) =>
    page
      .getByRole('button', { name, exact: true })
      .or(page.getByRole('link', { name, exact: true }))
      .first();
  return {
    open: async (address) => void (await page.goto(address)),
    sees: (text) => page.getByText(text, { exact: true }).first().waitFor(),
    press: (name) => control(name).click(),
    fill: (label, text) => field(label).fill(text),
    async type(label, ...keys) {
      for (const key of keys) await field(label).press(key);
    },
    valueOf: (label) => field(label).inputValue(),
  };
}
