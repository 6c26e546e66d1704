import type { AccountState } from '#contract/states.ts';
import { hashPassword } from '#server/account/password-hash.ts';
import { signInShown, flow as signInTold } from '#tests/flows/sign-in.flow.ts';
import type { TestServer } from '#tests/kit/server.ts';
import type { BrowserFlow, Hand } from '#tests/kit/walk-browser.ts';

const always = ['Welcome Back', 'Sign in to your sponsor account to discover creators', 'Username', 'Password'];
const shown = signInShown(always);
const field = ({ page }: Hand, name: string) =>
  page.getByLabel(name === 'identifier' ? 'Username' : 'Password', { exact: true });

/** The account whose name and password the model's cases type. */
export const createSponsor = (server: TestServer) =>
  server.createAccount({ role: 'sponsor', username: 'deniz', password: ' open sesame ' });

export const signInFlow: BrowserFlow = {
  ...shown,
  texts: { ...shown.texts, signedIn: ['Discover Creators'] },
  model: signInTold.model,
  path: '/discovery',
  gestures: {
    'field.change': (hand, { field: name, value }) => field(hand, name).fill(value),
    async 'field.leave'(hand, { field: name }) {
      await field(hand, name).focus();
      await field(hand, name).blur();
    },
    'credentials.submit': ({ page }) => page.getByRole('button', { name: 'Sign In' }).click(),
  },
  calls: { signIn: /^\/api\/sponsor\/auth\/login$/ },
  arrange: {
    async signIn({ server }, output) {
      const { kind } = Object(output);
      server.clock.now += 60 * 60_000;
      const right = await hashPassword(kind === 'rejected' ? 'another' : ' open sesame ');
      const state: AccountState = kind === 'refused' ? 'suspended' : 'active';
      const accounts = server.platform.database.updateTable('account').where('username', '=', 'deniz');
      await accounts.set({ state, passwordHash: right }).execute();
    },
  },
};
