import type { AccountState } from '#contract/states.ts';
import { hashPassword } from '#server/accounts/passwords.ts';
import type { Tour } from '#tests/kit/flow.ts';
import { signInShown } from './sign-in.flow.ts';

const noCode = 'sponsors have no second factor; the flows of the second factor try it with staff';

export const tour: Tour = {
  path: '/discovery',
  texts: {
    ...signInShown(['Welcome Back', 'Sign in to your sponsor account to discover creators', 'Username', 'Password'])
      .texts,
    signedIn: ['Discover Creators'],
  },
  prepare: (server) => server.createAccount({ role: 'sponsor', username: 'deniz', password: ' open sesame ' }),
  isPassable: (_, { output }) => !/Wanted$/.test(Object(output).kind),
  unreachable: {
    'submitting — xstate.done.actor.signIn [isCodeWanted] → confirming #1': noCode,
    'submitting — xstate.done.actor.signIn [isSetUpWanted] → settingUp #2': noCode,
    'confirming — xstate.done.actor.secondFactor [isSignedIn] → signedIn #0': noCode,
    'confirming — xstate.done.actor.secondFactor [isOver] → editing.refused #1': noCode,
    'confirming — xstate.done.actor.secondFactor → editing #2': noCode,
    'confirming — xstate.error.actor.secondFactor → editing.refused #0': noCode,
    'settingUp — xstate.done.actor.secondFactorSetUp [isSignedIn] → signedIn #0': noCode,
    'settingUp — xstate.done.actor.secondFactorSetUp [isOver] → editing.refused #1': noCode,
    'settingUp — xstate.done.actor.secondFactorSetUp → editing #2': noCode,
    'settingUp — xstate.error.actor.secondFactorSetUp → editing.refused #0': noCode,
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
