import { table } from '../table.ts';

/** Its id is the `applicationId` that the client knows. */
export interface EmailVerificationTable {
  id: string;
  email: string;
  emailFolded: string;
  codeHash: string;
  codeExpiresAt: number;
  tries: number;
  verifiedAt: number | null;
  createdAt: number;
}

export const emailVerificationTables = {
  emailVerification: table<EmailVerificationTable>(['id']),
};
