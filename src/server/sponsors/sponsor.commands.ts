import { fold } from '#rules/fold.ts';
import {
  type AccountOptions,
  accountOptions,
  accountUsage,
  addAccount,
  describeMove,
} from '../accounts/account.commands.ts';
import { findAccountByUsername, listEverySponsor } from '../accounts/accounts.ts';
import type { Platform } from '../db/platform.ts';
import { command, commandLine } from '../feature/command.ts';
import { OperatorError } from '../lib/errors.ts';
import { moveSponsor } from './sponsor.service.ts';

export const addSponsor = (platform: Platform, options: AccountOptions): Promise<string> =>
  addAccount(platform, 'sponsor', options);

export async function showSponsors({ database }: Platform): Promise<string> {
  const sponsors = await listEverySponsor(database);
  return sponsors.map(({ username, state, name, email }) => `${username}\t${state}\t${name}\t${email}`).join('\n');
}

/** Moves a sponsor from the command line, by username. */
export const moveSponsorCommand =
  (move: 'suspend' | 'reinstate') =>
  async (platform: Platform, { rest: [username = ''] }: { rest: string[] }): Promise<string> => {
    const sponsor = await findAccountByUsername(platform.database, 'sponsors', fold(username));
    if (!sponsor) throw new OperatorError(`There is no sponsor "${username}".`);
    const by = { username: commandLine, key: null };
    return describeMove(username, sponsor.state, moveSponsor(platform, sponsor.id, { move }, by));
  };

export const sponsorCommands = [
  command({
    words: 'sponsors add',
    does: 'Create a sponsor account and print how to sign in.',
    takes: accountUsage,
    example: '--username blue-bay --email rooms@bluebay.example --name "Blue Bay Hotels"',
    options: accountOptions,
    run: addSponsor,
  }),
  command({
    words: 'sponsors suspend',
    does: 'Suspend a sponsor account and sign it out at once.',
    takes: 'NAME',
    example: 'blue-bay',
    run: moveSponsorCommand('suspend'),
  }),
  command({
    words: 'sponsors reinstate',
    does: 'Let a suspended sponsor account sign in again.',
    takes: 'NAME',
    example: 'blue-bay',
    run: moveSponsorCommand('reinstate'),
  }),
  command({ words: 'sponsors list', does: 'List sponsors with their state.', run: showSponsors }),
];
