import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { launchChromium } from '#tests/kit/chromium.ts';
import { declaredTransitions } from '#tests/kit/coverage.ts';
import { sayEvent } from '#tests/kit/say.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';
import { type BrowserFlow, browserTours, walkBrowser } from '#tests/kit/walk-browser.ts';
import { walkMachine } from '#tests/kit/walk-machine.ts';
import { createApprover } from './bank-details.flow.ts';
import { createSponsor } from './sign-in.flow.ts';

/** Takes each flow through its tours, in a browser of its own against a server of its own. */
export function takeTours(
  flows: readonly [name: string, flow: BrowserFlow][],
  reloadsIn?: (snapshot: AnyMachineSnapshot) => boolean,
): void {
  let server: TestServer;
  let browser: Browser;

  beforeAll(async () => {
    server = await startTestServer();
    browser = await launchChromium();
    await createSponsor(server);
    await server.createAccount({ role: 'creator', username: 'deniz' });
    await createApprover(server);
  });
  afterAll(async () => {
    await browser.close();
    await server.stop();
  });

  describe.each(flows)('%s, in a browser against the server', (name, flow) => {
    const tours = browserTours(flow);
    afterAll(() => flow.mend?.(server));
    const base = 100 * flows.findIndex(([each]) => each === name);

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
      for (const tour of tours) for (const key of await walkMachine(flow.model, tour)) taken.add(key);
      const missed = declaredTransitions(flow.model.machine).filter((key) => !taken.has(key));
      expect(missed).toEqual(Object.keys(flow.unreachable ?? {}));
    });
  });
}
