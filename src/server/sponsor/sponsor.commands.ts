import { fold } from '#rules/fold.ts';
import { type Given, Refusal } from '../platform/command.ts';
import { Conflict } from '../platform/errors.ts';
import type { Platform } from '../platform/platform.ts';
import { findAccountByUsername, listSponsors } from '../session/account.store.ts';
import { addAccount } from '../session/add-account.ts';
import { moveSponsorAccount } from './sponsor.service.ts';

export const addSponsor = (platform: Platform, given: Given): Promise<string> => addAccount(platform, 'sponsor', given);

export async function showSponsors({ database }: Platform): Promise<string> {
  const sponsors = await listSponsors(database);
  return sponsors.map(({ username, state, name, email }) => `${username}\t${state}\t${name}\t${email}`).join('\n');
}

/** Moves a sponsor from the command line, by username. */
export const moveSponsor =
  (move: 'suspend' | 'reinstate') =>
  async (platform: Platform, { rest: [username = ''] }: Given): Promise<string> => {
    const sponsor = await findAccountByUsername(platform.database, 'sponsors', fold(username));
    if (!sponsor) throw new Refusal(`There is no sponsor "${username}".`);
    try {
      const { state } = await moveSponsorAccount(platform, sponsor.id, move, { username: 'command line' });
      return `${username} is ${state}.`;
    } catch (failure) {
      throw failure instanceof Conflict ? new Refusal(`${username} is ${sponsor.state}.`) : failure;
    }
  };
