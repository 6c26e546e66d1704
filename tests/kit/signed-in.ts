import type { Page } from 'playwright-core';
import type { Role } from '#contract/roles.ts';
import { password } from './blogs.ts';
import type { TestServer } from './server.ts';

/** The names under which the product stores a session: of staff for one tab, of others for all. */
const keys = {
  creator: { token: 'authToken', user: 'currentUser', isOfOneTab: false },
  sponsor: { token: 'sponsorToken', user: 'sponsorUser', isOfOneTab: false },
  staff: { token: 'staffToken', user: 'staffUser', isOfOneTab: true },
};

interface Person {
  role: Role;
  username: string;
}

/** Signs in by the API; the first page of this tab finds the session. Typing it in costs each test a page more. */
export async function signInAt(server: TestServer, page: Page, { role, username }: Person): Promise<void> {
  const path = role === 'sponsor' ? '/api/sponsor/auth/login' : '/api/auth/login';
  const { body } = await server.post(path, { username, password });
  await storeSession(page, { role, username, token: body.accessToken });
}

/** The first page of this tab finds the session; whether it still does after that is up to the product. */
export async function storeSession(page: Page, { role, username, token }: Person & { token: string }): Promise<void> {
  const user = { name: username, username, email: `${username}@mail.example` };
  const stored = {
    [keys[role].token]: token,
    [keys[role].user]: JSON.stringify(user),
    ...(role === 'creator' && { currentBlog: username }),
  };
  await page.addInitScript(
    ([entries, isOfOneTab]) => {
      if (sessionStorage.getItem('signedIn')) return;
      sessionStorage.setItem('signedIn', 'once');
      Object.assign(isOfOneTab ? sessionStorage : localStorage, entries);
    },
    [stored, keys[role].isOfOneTab] as const,
  );
}
