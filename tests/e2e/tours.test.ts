import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchChromium } from '#tests/kit/chromium.ts';
import { declaredTransitions } from '#tests/kit/coverage.ts';
import { sayEvent } from '#tests/kit/say.ts';
import { startTestServer, type TestServer } from '#tests/kit/server.ts';
import { type BrowserFlow, browserTours, walkBrowser } from '#tests/kit/walk-browser.ts';
import { walkMachine } from '#tests/kit/walk-machine.ts';
import {
  applicationFlow,
  citySearchFlow,
  emailCheckFlow,
  pictureFlow,
  referenceListsFlow,
  usernameCheckFlow,
} from './application.flow.ts';
import { applicationStatusFlow } from './application-status.flow.ts';
import { applicationQueueFlow, applicationReviewFlow, sponsorListFlow } from './back-office.flow.ts';
import { bankDetailsFlow, createApprover } from './bank-details.flow.ts';
import { creatorProfileFlow, discoveryFlow, filterPanelFlow, shortlistFlow } from './discovery.flow.ts';
import { emailVerificationFlow } from './email-verification.flow.ts';
import { forgotPasswordFlow, setPasswordFlow } from './password.flow.ts';
import { sessionFlow } from './session.flow.ts';
import { createSponsor, signInFlow } from './sign-in.flow.ts';

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

/** A code on its way is kept nowhere, so a reload asks for it again; everything else goes on. */
const reloadsIn = (snapshot: { matches(state: object): boolean }) =>
  !snapshot.matches({ open: { awaitingCode: { entry: 'checking' } } });

const flows: [name: string, flow: BrowserFlow, reloads?: typeof reloadsIn][] = [
  ['the session', sessionFlow],
  ['the sponsor sign-in', signInFlow],
  ['the status of an application', applicationStatusFlow],
  ['bank details', bankDetailsFlow],
  ['setting a password', setPasswordFlow],
  ['a forgotten password', forgotPasswordFlow],
  ['email verification', emailVerificationFlow],
  ['email verification, with a reload after every step', emailVerificationFlow, reloadsIn],
  ['the username check', usernameCheckFlow],
  ['the email check', emailCheckFlow],
  ['the city search', citySearchFlow],
  ['the reference lists', referenceListsFlow],
  ['the profile picture', pictureFlow],
  ['an application', applicationFlow],
  ['the queue of applications', applicationQueueFlow],
  ['the review of an application', applicationReviewFlow],
  ['a list of the back office', sponsorListFlow],
  ['the directory', discoveryFlow],
  ['the filter panel', filterPanelFlow],
  ['the profile of a creator', creatorProfileFlow],
  ['the shortlist', shortlistFlow],
];

describe.each(flows)('%s, in a browser against the server', (name, flow, reloads) => {
  const tours = browserTours(flow);
  const base = 100 * flows.findIndex(([each]) => each === name);

  it.each(
    tours.map((tour, index) => ({
      title: `${tour.length} steps from ${sayEvent(tour[1]?.event ?? { type: 'open' })}`,
      tour,
      index,
    })),
  )('tour $index: $title', ({ tour, index }) =>
    walkBrowser(flow, tour, { browser, server, tour: base + index, ...(reloads && { reloadsIn: reloads }) }),
  );

  it('takes every transition that the chart declares', async () => {
    const taken = new Set<string>();
    for (const tour of tours) for (const key of await walkMachine(flow.model, tour)) taken.add(key);
    const missed = declaredTransitions(flow.model.machine).filter((key) => !taken.has(key));
    expect(missed).toEqual(Object.keys(flow.unreachable ?? {}));
  });
});
