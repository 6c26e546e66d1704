import type { BrowserContext, Page } from 'playwright-core';
import { patience } from './chromium.ts';
import type { TestServer } from './server.ts';

export interface Owner {
  username: string;
  owner: { authorization: string };
}

/** A tab of an owner who is signed in, upon their dashboard. */
export async function openOwnerTab(
  context: BrowserContext,
  server: TestServer,
  owner: Owner,
  save = 'Save Changes',
): Promise<Page> {
  const page = await signedInTab(context, owner);
  await page.goto(`${server.url}/blog/${owner.username}/config`);
  await page.getByRole('button', { name: save }).waitFor();
  return page;
}

/** An empty tab, whose first page finds its owner signed in. */
export async function signedInTab(context: BrowserContext, owner: Owner): Promise<Page> {
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
  return page;
}
