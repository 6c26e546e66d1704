import type { Page, Route } from 'playwright-core';

/**
 * Answers for the server until it is ended; from then on the requests pass.
 * The interception itself stays on as long as the page lives: Chromium never answers a request that comes just while
 * it is switched off, which is what Playwright's `times` and `unroute` do.
 */
export async function intercept(page: Page, address: string | RegExp, answer: (route: Route) => Promise<void> | void) {
  let isOn = true;
  await page.route(address, (route) => (isOn ? answer(route) : route.continue()));
  return {
    end(): void {
      isOn = false;
    },
  };
}
