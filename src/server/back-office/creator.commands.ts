import { fold } from '#rules/fold.ts';
import { findAccount, findAccountByUsername } from '../accounts/accounts.ts';
import type { Platform } from '../db/platform.ts';
import { command, commandLine } from '../feature/command.ts';
import { Conflict, OperatorError } from '../lib/errors.ts';
import { moveCreator } from './creator.service.ts';

export const creatorStateCommand =
  (move: 'close' | 'reopen') =>
  async (platform: Platform, { rest: [who = ''] }: { rest: string[] }): Promise<string> => {
    const { database } = platform;
    const creator = (await findAccountByUsername(database, 'people', fold(who))) ?? (await findAccount(database, who));
    if (creator?.role !== 'creator') throw new OperatorError(`There is no creator "${who}".`);
    const called = `${creator.username} (${creator.id})`;
    try {
      const { state } = await moveCreator(platform, creator.id, { move }, { username: commandLine, key: null });
      return `${called} is ${state}.`;
    } catch (failure) {
      throw failure instanceof Conflict
        ? new OperatorError(`Nothing was changed: ${called} is ${creator.state}.`)
        : failure;
    }
  };

export const creatorCommands = [
  command({
    words: 'creators close',
    does: 'Close a creator account. It is permanently deleted after thirty days.',
    takes: 'NAME|ID',
    example: 'deniz',
    run: creatorStateCommand('close'),
  }),
  command({
    words: 'creators reopen',
    does: 'Reopen a closed creator account before it is deleted.',
    takes: 'NAME|ID',
    example: 'deniz',
    run: creatorStateCommand('reopen'),
  }),
];
