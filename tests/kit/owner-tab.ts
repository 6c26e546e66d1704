import type { BrowserContext, Page } from 'playwright-core';
import { patience } from './chromium.ts';
import type { TestServer } from './server.ts';

export interface Owner {
  username: string;
  owner: { authorization: string };
}

/** A tab of an owner who is signed in before the page is there, upon a page of their own: their dashboard, unless it is another. */
export async function openOwnerTab(
  context: BrowserContext,
  server: TestServer,
  owner: Owner,
  address = '/config',
): Promise<Page> {
  const page = await context.newPage();
  page.setDefaultTimeout(patience);
  await page.addInitScript(
    ([token, username]) => {
      if (sessionStorage.getItem('signedIn')) return;
      sessionStorage.setItem('signedIn', 'once');
      localStorage.setItem('authToken', String(token));
      localStorage.setItem(
        'currentUser',
        JSON.stringify({ name: username, username, email: `${username}@mail.example` }),
      );
      localStorage.setItem('currentBlog', String(username));
    },
    [owner.owner.authorization.replace('Bearer ', ''), owner.username],
  );
  await page.goto(`${server.url}/blog/${owner.username}${address}`);
  if (address === '/config') await page.getByRole('button', { name: 'Save Changes' }).waitFor();
  else await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}
