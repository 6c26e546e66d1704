import type { Tables } from '../database.ts';

/** Every table by its key, a table before those that point to it. A new table does not compile until it stands here. */
export const keysByTable = {
  account: ['id'],
  session: ['tokenHash'],
  knownOrigin: ['accountId', 'originHash'],
  signInThrottle: ['key'],
  emailVerification: ['id'],
  verificationSend: ['id'],
  outboxMail: ['id'],
  idempotency: ['key'],
  image: ['key'],
  creator: ['accountId'],
  creatorTrait: ['accountId', 'kind', 'value'],
  creatorLocation: ['accountId', 'cityId'],
  trip: ['id'],
  directoryEntry: ['accountId'],
  directoryHead: ['id'],
  shortlistEntry: ['sponsorId', 'creatorId'],
  application: ['id'],
  dataKey: ['id'],
  bankDetails: ['accountId'],
  bankLink: ['id'],
  passwordLink: ['tokenHash'],
  auditEntry: ['sequence'],
  auditHead: ['id'],
} as const satisfies { [Table in keyof Tables]: readonly (keyof Tables[Table])[] };

export type TableName = keyof Tables;
export type Row = Record<string, string | number | null>;

export const tableNames = Object.keys(keysByTable).filter((name): name is TableName => name in keysByTable);
