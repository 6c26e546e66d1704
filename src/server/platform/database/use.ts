/** How a database is used: how long it is waited for, in milliseconds, and by whom. 0 is as long as it takes. */
export interface Use {
  connection: number;
  answer: number;
  /** Whether its connections say that a server is running. */
  isServer: boolean;
}

/** Somebody waits for each answer. */
export const ofServers: Use = { connection: 3_000, answer: 5_000, isServer: true };

/** A migration, a restore or a rotation takes the time that it takes. */
export const ofCommands: Use = { connection: 10_000, answer: 0, isServer: false };
