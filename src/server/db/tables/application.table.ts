import type { ApplicationState } from '#contract/states.ts';
import { table } from '../table.ts';

/** One application. Its id is that of the verified email it was sent with, so the same sent again finds the first. */
export interface ApplicationTable {
  id: string;
  accountId: string;
  state: ApplicationState;
  privacyVersion: string;
  decidedAt: number | null;
  reason: string | null;
  reasonText: string | null;
  createdAt: number;
  updatedAt: number;
}

export const applicationTables = {
  application: table<ApplicationTable>(['id'], ['account']),
};
