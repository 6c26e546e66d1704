import type { AccountState } from '#contract/states.ts';
import { hashPassword } from '#server/account/password-hash.ts';
import { signInShown, flow as signInTold } from '#tests/flows/sign-in.flow.ts';
import type { TestServer } from '#tests/kit/server.ts';
import type { BrowserFlow, Hand } from '#tests/kit/walk-browser.ts';

const always = ['Welcome Back', 'Sign in to your sponsor account to discover creators', 'Username', 'Password'];
const shown = signInShown(always);
const field = ({ page }: Hand, name: string) =>
  page.getByLabel(name === 'identifier' ? 'Username' : 'Password', { exact: true });

const noCode = 'sponsors are asked for no code; staff are, in the flows of the second factor';

/** The account whose name and password the model's cases type. */
export const createSponsor = (server: TestServer) =>
  server.createAccount({ role: 'sponsor', username: 'deniz', password: ' open sesame ' });

export const signInFlow: BrowserFlow = {
  ...shown,
  texts: { ...shown.texts, signedIn: ['Discover Creators'] },
  model: signInTold.model,
  path: '/discovery',
  isPassable: (_, { output }) => !/Wanted$/.test(Object(output).kind),
  unreachable: {
    'signingIn — xstate.done.actor.signIn [isCodeWanted] → confirming #1': noCode,
    'signingIn — xstate.done.actor.signIn [isSetUpWanted] → settingUp #2': noCode,
    'confirming — xstate.done.actor.secondFactor [isSignedIn] → signedIn #0': noCode,
    'confirming — xstate.done.actor.secondFactor [isOver] → editing.refused #1': noCode,
    'confirming — xstate.done.actor.secondFactor → editing #2': noCode,
    'settingUp — xstate.done.actor.secondFactorSetUp [isSignedIn] → signedIn #0': noCode,
    'settingUp — xstate.done.actor.secondFactorSetUp [isOver] → editing.refused #1': noCode,
    'settingUp — xstate.done.actor.secondFactorSetUp → editing #2': noCode,
  },
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
