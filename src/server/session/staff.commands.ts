import type { Given } from '../platform/command.ts';
import type { Platform } from '../platform/platform.ts';
import { addAccount } from './add-account.ts';

export const addStaff = (platform: Platform, given: Given): Promise<string> => addAccount(platform, 'staff', given);
