import type { Done, Effect } from './done.ts';

/** A mail that was given up, as staff see it. */
export interface MailWorld {
  isGivenUp: boolean;
}

export const givenUp: MailWorld = { isGivenUp: true };

/** It is tried again once, for nobody gives it up a second time within a day. */
export const mailRules = ({ isGivenUp }: MailWorld, _deed: Done): Effect<MailWorld> | null =>
  isGivenUp ? { world: { isGivenUp: false }, state: 'queued' } : null;
