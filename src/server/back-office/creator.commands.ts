import { fold } from '#rules/fold.ts';
import { describeMove } from '../accounts/account.commands.ts';
import { findAccount, findAccountByUsername } from '../accounts/accounts.ts';
import type { Platform } from '../db/platform.ts';
import { command, commandLine } from '../feature/command.ts';
import { OperatorError } from '../lib/errors.ts';
import { moveCreator } from './creator.service.ts';

export const creatorStateCommand =
  (move: 'close' | 'reopen') =>
  async (platform: Platform, { rest: [who = ''] }: { rest: string[] }): Promise<string> => {
    const { database } = platform;
    const creator = (await findAccountByUsername(database, 'people', fold(who))) ?? (await findAccount(database, who));
    if (creator?.role !== 'creator') throw new OperatorError(`There is no creator "${who}".`);
    const called = `${creator.username} (${creator.id})`;
    const by = { username: commandLine, key: null };
    return describeMove(called, creator.state, moveCreator(platform, creator.id, { move }, by));
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
