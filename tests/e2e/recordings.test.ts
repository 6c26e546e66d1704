import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seedDemoWorld } from '#demo/seed-demo-world.ts';
import { startBackgroundWork } from '#server/feature/background-work.ts';
import { features } from '#server/features.ts';
import type { Beginning } from '#tests/kit/beginnings.ts';
import { closePages, sharedChromium } from '#tests/kit/chromium.ts';
import { itAtNight, sampleOf } from '#tests/kit/nightly.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';
import { openPageHand } from '#tests/qa/page-hand.ts';
import { describeStep, type Recording } from '#tests/qa/recording.ts';
import { readRecordings } from '#tests/qa/recordings.routes.ts';
import { replay } from '#tests/qa/replay.ts';

const recordings = readRecordings().filter(({ recording }) => recording.flow === null);
const demoWorld: Beginning = (_, platform) => seedDemoWorld(platform);
let server: TestServer;
let browser: Browser;
beforeAll(async () => {
  browser = await sharedChromium();
});
afterAll(closePages);
beforeEach(async () => {
  server = await startTestServer({}, {}, demoWorld);
  const jobs = features.flatMap((feature) => feature.jobs?.(server.platform, server.app) ?? []);
  const work = startBackgroundWork(server.platform, jobs);
  return async () => {
    await work.stop();
    await server.stop();
  };
});

async function replayInBrowser(recording: Recording): Promise<void> {
  const { hand, world } = await openPageHand(browser, server);
  await replay(recording, hand, world);
}

describe('[BEYOND-76] recordings, replayed in a browser against a server with the demo world', () => {
  it.for(sampleOf(recordings.map(({ recording }) => recording)))('$title', (recording) => replayInBrowser(recording));
});

const wrongSteps = [
  [{ do: 'see', text: 'A text of another page' }, 'The page does not have this text.'],
  [{ do: 'miss', text: 'Forgot your password?' }, 'The page has this text.'],
  [{ do: 'press', name: 'No such button' }, 'Timeout 1000ms exceeded'],
] as const;

itAtNight.for(wrongSteps)(
  '[BEYOND-76] a replay fails at a step that does not hold, and says which: %o',
  async ([step, reason]) => {
    const steps = [{ do: 'see' as const, text: 'Forgot your password?' }, step];
    const { hand, limitSteps } = await openPageHand(browser, server);
    const seesFirst = async (text: string) => {
      await hand.sees(text);
      limitSteps(1_000);
    };
    const recording = { title: 'Wrong', flow: null, address: '/login', steps };
    const failure = await replay(recording, { ...hand, sees: seesFirst }).catch(String);
    expect(failure).toContain(`Step 2 of 2, “${describeStep(step)}”, failed: `);
    expect(failure).toContain(reason);
  },
);
