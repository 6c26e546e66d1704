import type { BankLinkState } from '#contract/states.ts';
import { table } from '../platform/database/table.ts';
import { placesIn } from '../platform/sealer.ts';

/** Bank and tax details, sealed under a data key. What the list shows of them is kept beside. */
export interface BankDetailsTable {
  accountId: string;
  dataKeyId: string;
  sealed: string;
  ibanEnding: string;
  isDoubtful: number;
  updatedAt: number;
}

/** A key that bank details are sealed under, itself sealed under the master key. */
export interface DataKeyTable {
  id: string;
  sealedKey: string;
  createdAt: number;
}

export interface BankLinkTable {
  id: string;
  accountId: string;
  tokenHash: string;
  state: BankLinkState;
  expiresAt: number;
  submittedAt: number | null;
  message: string | null;
  createdAt: number;
}

export const placeOfDetails = placesIn('bankDetails', 'sealed');
export const placeOfKey = placesIn('dataKey', 'sealedKey');

export const bankDetailsTables = {
  dataKey: table<DataKeyTable>(['id'], [], ['sealedKey']),
  bankDetails: table<BankDetailsTable>(['accountId'], ['account', 'dataKey']),
  bankLink: table<BankLinkTable>(['id'], ['account']),
};
