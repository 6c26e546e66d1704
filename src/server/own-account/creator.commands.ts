import { fold } from '#rules/fold.ts';
import { findAccountByUsername } from '../account/accounts.ts';
import { moveCreator } from '../account/move-creator.service.ts';
import { command, commandLine, Refusal } from '../platform/command.ts';
import { Conflict } from '../platform/errors.ts';
import type { Platform } from '../platform/platform.ts';

/** Closes a creator's account from the command line, or brings one back that is not erased yet. */
export const moveCreatorCommand =
  (move: 'close' | 'reopen') =>
  async (platform: Platform, { rest: [username = ''] }: { rest: string[] }): Promise<string> => {
    const creator = await findAccountByUsername(platform.database, 'people', fold(username));
    if (creator?.role !== 'creator') throw new Refusal(`There is no creator "${username}".`);
    try {
      const { state } = await moveCreator(platform, creator.id, { move }, { username: commandLine, key: null });
      return `${username} is ${state}.`;
    } catch (failure) {
      throw failure instanceof Conflict ? new Refusal(`${username} is ${creator.state}.`) : failure;
    }
  };

export const creatorCommands = [
  command({ words: 'creators close', takes: 'NAME', run: moveCreatorCommand('close') }),
  command({ words: 'creators reopen', takes: 'NAME', run: moveCreatorCommand('reopen') }),
];
