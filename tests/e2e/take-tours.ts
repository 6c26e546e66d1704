import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, it } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { launchChromium } from '#tests/kit/chromium.ts';
import { sayEvent } from '#tests/kit/say.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';
import { browserTours, type ToldFlow } from '#tests/kit/toured.ts';
import { walkBrowser } from '#tests/kit/walk-browser.ts';

/** Takes each flow through its tours, in a browser of its own against a server of its own. */
export function takeTours(
  flows: readonly ToldFlow[],
  { reloadsIn }: { reloadsIn?: (snapshot: AnyMachineSnapshot) => boolean } = {},
): void {
  let server: TestServer;
  let browser: Browser;

  beforeAll(async () => {
    server = await startTestServer();
    browser = await launchChromium();
  });
  afterAll(async () => {
    await browser.close();
    await server.stop();
  });

  describe.each(flows)('$model.title, in a browser against the server', (flow) => {
    const tours = browserTours(flow);
    beforeAll(() => flow.tour.prepare?.(server));
    afterAll(() => flow.tour.mend?.(server));
    const base = 100 * flows.indexOf(flow);

    it.for(
      tours.map((tour, index) => ({
        title: `${tour.steps.length} steps from ${sayEvent(tour.steps[1]?.event ?? { type: 'open' })}`,
        tour,
        index,
      })),
    )('tour $index: $title', ({ tour, index }, { task }) => {
      // Somebody else takes it when it is tried again: the first has left their name behind.
      const number = base + index + 50 * (task.result?.retryCount ?? 0);
      return walkBrowser(flow, tour, { browser, server, tour: number, ...(reloadsIn && { reloadsIn }) });
    });
  });
}
