import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { browserTours, touredFlows } from '#tests/kit/browser-tours.ts';
import { closePages, sharedChromium } from '#tests/kit/chromium.ts';
import { sayEvent } from '#tests/kit/say.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';
import { takeTour } from '#tests/kit/tour-browser.ts';

/** A sample: the walks of `screens` take the paths of all flows. */
export const touredInEveryRun: readonly string[] = ['application', 'sign-in'];

/** Walks the tours of each flow in a browser against one server. */
export function takeTours(
  names: readonly string[],
  { reloadsIn }: { reloadsIn?: (snapshot: AnyMachineSnapshot) => boolean } = {},
): void {
  const flows = names.map((name) => touredFlows[name] ?? expect.fail(`There is no tour of "${name}".`));
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

  describe.each(flows)('$model.title, in a browser against the server', (flow) => {
    const tours = browserTours(flow);
    beforeAll(() => flow.tour.prepare?.(server));
    const base = 100 * flows.indexOf(flow);

    it.for(
      tours.map((tour, index) => ({
        title: `${tour.steps.length} steps from ${sayEvent(tour.steps[1]?.event ?? { type: 'open' })}`,
        tour,
        index,
      })),
    )('tour $index: $title', ({ tour, index }, { task }) => {
      // A second try has another user: the first one has registered its name.
      const number = base + index + 50 * (task.result?.retryCount ?? 0);
      return takeTour(flow, tour, { browser, server, tour: number, ...(reloadsIn && { reloadsIn }) });
    });
  });
}
