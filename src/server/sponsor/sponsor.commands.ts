import { type SponsorEvent, sponsorLifecycle } from '#machines/lifecycles/sponsor.machine.ts';
import { fold } from '#rules/fold.ts';
import { type Given, Refusal } from '../platform/command.ts';
import { step } from '../platform/lifecycle.ts';
import type { Platform } from '../platform/platform.ts';
import { findAccountByUsername, listSponsors, updateAccountState } from '../session/account.store.ts';
import { addAccount } from '../session/add-account.ts';
import { deleteSessionsOf } from '../session/session.store.ts';

export const addSponsor = (platform: Platform, given: Given): Promise<string> => addAccount(platform, 'sponsor', given);

export async function showSponsors({ database }: Platform): Promise<string> {
  const sponsors = await listSponsors(database);
  return sponsors.map(({ username, state, name, email }) => `${username}\t${state}\t${name}\t${email}`).join('\n');
}

/** Moves a sponsor along the chart; whoever is suspended is signed out in the same transaction. */
export const moveSponsor =
  (type: SponsorEvent['type']) =>
  ({ database, now }: Platform, { rest: [username = ''] }: Given): Promise<string> =>
    database.transaction().execute(async (transaction) => {
      const sponsor = await findAccountByUsername(transaction, 'sponsors', fold(username));
      if (!sponsor) throw new Refusal(`There is no sponsor "${username}".`);
      const { state } = sponsor;
      if (state !== 'invited' && state !== 'active' && state !== 'suspended')
        throw new Refusal(`${username} is ${state}.`);
      const next = step(sponsorLifecycle, state, { type });
      if (!next) throw new Refusal(`${username} is ${state}.`);
      await updateAccountState(transaction, sponsor.id, next.state, now());
      if (next.state === 'suspended') await deleteSessionsOf(transaction, sponsor.id);
      return `${username} is ${next.state}.`;
    });
