import type { AnyEventObject } from 'xstate';
import { flow as sessionTold } from '#tests/flows/session.flow.ts';
import type { Shown } from '#tests/kit/shown.ts';
import type { BrowserFlow, Hand } from '#tests/kit/walk-browser.ts';
import type { Step } from '#tests/kit/walks.ts';

const signedOut = ['Sign in to your blog'];
const signedIn = ["The deniz's Blog"];
const shown: Shown = {
  buttons: { Logout: { type: 'session.end' } },
  texts: {
    signedOut,
    signingOut: signedOut,
    'signedIn.checking': signedIn,
    'signedIn.confirmed': signedIn,
    'signedIn.lapsed': signedIn,
  },
};
const credentials = { email: 'deniz@mail.example', password: 'open-sesame-1' };

const noSignedCalls = 'the dashboard makes no call in the name of its owner; the directory does';

/** Walked at the dashboard of a blog: it is for its owner alone, and everybody else is shown the blog's sign-in. */
export const sessionFlow: BrowserFlow = {
  ...shown,
  model: sessionTold.model,
  path: '/blog/deniz/config',
  fleeting: ['restoring'],
  isPassable: hasHandFor,
  unreachable: {
    'signedIn.checking — session.lapse [isOwn] → signedOut #0': noSignedCalls,
    'signedIn.confirmed — session.lapse [isOwn] → signedIn.lapsed #0': noSignedCalls,
    'signedIn.lapsed — xstate.done.actor.signIn → signedIn.confirmed #0': noSignedCalls,
  },
  gestures: {
    open: async () => {},
    async 'xstate.done.actor.restoreSession'(hand, { output }) {
      if (output !== null) await keep(hand, await signInElsewhere(hand));
      await hand.page.goto('/blog/deniz/config');
    },
    async 'xstate.error.actor.restoreSession'({ page }) {
      await page.addInitScript(() => {
        const { getItem } = Storage.prototype;
        Storage.prototype.getItem = function (key) {
          if (key !== 'authToken') return getItem.call(this, key);
          Storage.prototype.getItem = getItem;
          throw new Error('This device tells nothing yet.');
        };
      });
      await page.goto('/blog/deniz/config');
    },
    async 'session.begin'({ page }) {
      await page.getByLabel('Email').fill(credentials.email);
      await page.getByLabel('Password', { exact: true }).fill(credentials.password);
      await page.getByRole('button', { name: 'Sign In' }).click();
    },
    'session.end': ({ page }) => page.getByRole('button', { name: 'Logout' }).click(),
    'session.observe': async (hand, { session }) => keep(hand, session ? await signInElsewhere(hand) : null),
  },
  calls: { checkSession: /^\/api\/auth\/session$/, endSession: /^\/api\/auth\/logout$/ },
  arrange: {
    async checkSession(hand, output) {
      if (output === 'ended') await hand.server.platform.database.deleteFrom('session').execute();
    },
  },
};

/** A browser restores at once, and a person who is signed in is shown no sign-in. */
function hasHandFor({ snapshot }: Step, { type }: AnyEventObject): boolean {
  if (snapshot.value === 'restoring') return type.endsWith('.restoreSession');
  if (type === 'session.lapse' || type === 'xstate.done.actor.signIn') return false;
  return type !== 'session.begin' || snapshot.hasTag('signedOut');
}

async function signInElsewhere({ server }: Hand): Promise<Record<string, string>> {
  const { body } = await server.post('/api/blog/deniz/auth/login', credentials);
  const { accessToken, ...user } = body;
  return { currentUser: JSON.stringify(user), currentBlog: 'deniz', authToken: accessToken };
}

/** What another tab of this browser does when somebody signs in or out there. */
async function keep({ context }: Hand, session: Record<string, string> | null): Promise<void> {
  const tab = await context.newPage();
  await tab.goto('/api/health');
  await tab.evaluate((kept) => {
    for (const [key, value] of Object.entries(kept ?? {})) localStorage.setItem(key, value);
    if (kept === null) for (const key of ['authToken', 'currentBlog', 'currentUser']) localStorage.removeItem(key);
  }, session);
  await tab.close();
}
