import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { launchChromium } from '#tests/kit/chromium.ts';
import { declaredTransitions } from '#tests/kit/coverage.ts';
import { sayEvent } from '#tests/kit/say.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';
import { browserTours, isTakenByBrowsers, type ToldFlow, touredModel, walkBrowser } from '#tests/kit/walk-browser.ts';
import { walkMachine } from '#tests/kit/walk-machine.ts';

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

    it.each(
      tours.map((tour, index) => ({
        title: `${tour.length} steps from ${sayEvent(tour[1]?.event ?? { type: 'open' })}`,
        tour,
        index,
      })),
    )('tour $index: $title', ({ tour, index }) =>
      walkBrowser(flow, tour, { browser, server, tour: base + index, ...(reloadsIn && { reloadsIn }) }),
    );

    it('takes every transition that the chart declares', async () => {
      const taken = new Set<string>();
      for (const tour of tours) for (const key of await walkMachine(touredModel(flow), tour)) taken.add(key);
      const missed = declaredTransitions(flow.model.machine).filter((key) => !taken.has(key) && isTakenByBrowsers(key));
      expect(missed).toEqual(Object.keys(flow.tour.unreachable ?? {}));
    });
  });
}
