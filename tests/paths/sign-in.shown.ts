import type { Shown } from '#tests/kit/shown.ts';

/** The sign-in has one chart and three doors, each with words of its own. */
export const signInShown = (always: readonly string[]): Shown => ({
  buttons: { 'Sign In': { type: 'credentials.submit' } },
  texts: {
    'editing.fresh': always,
    'editing.rejected': [...always, 'Invalid username or password. Please try again.'],
    'editing.refused': always,
    signingIn: [...always, 'Signing in...'],
    signedIn: always,
  },
});
