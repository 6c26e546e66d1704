import type { Platform } from '../platform/platform.ts';

const told = {
  close: 'an account was closed',
  reopen: 'a closed account was reopened',
  erase: 'a closed account was erased',
} as const;

/** Says it in the log, by the id alone: whoever brings an older backup back finds there who has to be closed once more. */
export const tellOfClosing = ({ log }: Pick<Platform, 'log'>, account: string, what: keyof typeof told): void =>
  log.info({ account }, told[what]);
