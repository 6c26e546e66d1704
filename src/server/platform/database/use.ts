import type { Presence } from './presence.ts';

/** How a database is used: how long it is waited for, in milliseconds, and by whom. 0 is as long as it takes. */
export interface Use {
  connection: number;
  answer: number;
  /** Whom its connections say to be there, so that nobody has the database alone meanwhile. */
  presence: Presence | null;
  /** Of the master key that was read: where it is another by now, whoever is there has no connection any more. */
  fingerprint?: string;
  /** What has to be true still, whenever something is about to be committed. */
  beforeCommit?: () => Promise<void>;
}

/** Somebody waits for each answer. */
export const ofServers: Use = { connection: 3_000, answer: 5_000, presence: 'server' };

/** A migration, a restore or a rotation takes the time that it takes. */
export const ofCommands: Use = { connection: 10_000, answer: 0, presence: 'command' };

/** A command that holds the database for itself. */
export const ofLoneCommands: Use = { ...ofCommands, presence: null };
