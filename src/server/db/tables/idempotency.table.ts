import { table } from '../table.ts';

/** What a call answered, so that its repetition under the same key answers the same and does nothing. */
export interface IdempotencyTable {
  key: string;
  requestHash: string;
  answer: string;
  createdAt: number;
}

export const recordTables = {
  idempotency: table<IdempotencyTable>(['key']),
};
