import type { Presence } from './presence.ts';

/** How a database is used: how long it is waited for, in milliseconds, and by whom. 0 is as long as it takes. */
export interface Use {
  connection: number;
  answer: number;
  /** How long a transaction may stand still, as it does in a process that is frozen, before what it holds is let go. */
  standstill: number;
  /** Whom its connections say to be there, so that nobody has the database alone meanwhile. */
  presence: Presence | null;
  /** Of a server that is the only one: fails where another has come. */
  confirmOnly?: () => Promise<void>;
  /** What has to be true still, whenever something is about to be committed. */
  beforeCommit?: () => Promise<void>;
}

/** Somebody waits for each answer. */
export const ofServers: Use = { connection: 3_000, answer: 5_000, standstill: 4_000, presence: 'server' };

/** A migration or a rotation takes the time that it takes; servers beside it wait while it does something, and not for nothing. */
export const ofCommands: Use = { connection: 10_000, answer: 0, standstill: 60_000, presence: 'command' };

/** A command that holds the database for itself, as a restore does: nobody waits for it. */
export const ofLoneCommands: Use = { ...ofCommands, standstill: 0, presence: null };
