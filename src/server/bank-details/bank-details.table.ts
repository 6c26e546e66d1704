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

export type BankLinkState = 'issued' | 'opened' | 'submitted' | 'verified' | 'needsChanges' | 'expired' | 'revoked';

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
