import { command } from '../platform/command.ts';
import type { Platform } from '../platform/platform.ts';
import { type AccountOptions, accountOptions, accountUsage, addAccount } from './add-account.ts';

export const addStaff = (platform: Platform, options: AccountOptions): Promise<string> =>
  addAccount(platform, 'staff', options);

export const staffCommands = [
  command({ words: 'staff add', takes: accountUsage, options: accountOptions, run: addStaff }),
];
