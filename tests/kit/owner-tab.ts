import type { BrowserContext, Page } from 'playwright-core';
import { patience } from './chromium.ts';
import type { TestServer } from './server.ts';
import { storeSession } from './signed-in.ts';

export interface Owner {
  username: string;
  owner: { authorization: string };
}

/** Until a page knows whether its session is good, one that has ended leads to the sign-in instead of a question upon the page. */
export const untilSessionIsKnown = async (page: Page, load: () => Promise<unknown>): Promise<void> => {
  await Promise.all([page.waitForResponse('**/api/auth/session'), load()]);
};

/** A tab of an owner who is signed in, upon their dashboard. */
export async function openOwnerTab(
  context: BrowserContext,
  server: TestServer,
  owner: Owner,
  save = 'Save Changes',
): Promise<Page> {
  const page = await signedInTab(context, owner);
  await untilSessionIsKnown(page, () => page.goto(`${server.url}/blog/${owner.username}/config`));
  await page.getByRole('button', { name: save }).waitFor();
  return page;
}

/** An empty tab, whose first page finds its owner signed in. */
export async function signedInTab(context: BrowserContext, owner: Owner): Promise<Page> {
  const page = await context.newPage();
  page.setDefaultTimeout(patience);
  const token = owner.owner.authorization.replace('Bearer ', '');
  await storeSession(page, { role: 'creator', username: owner.username, token });
  return page;
}
