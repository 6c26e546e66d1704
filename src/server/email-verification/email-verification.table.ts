import { table } from '../platform/database/table.ts';

/** An address in the course of being verified; its id is the applicationId that the client knows. */
export interface EmailVerificationTable {
  id: string;
  email: string;
  emailFolded: string;
  codeHash: string;
  /** Of the code that was sent last. */
  digits: number;
  codeExpiresAt: number;
  tries: number;
  verifiedAt: number | null;
  createdAt: number;
}

export const emailVerificationTables = {
  emailVerification: table<EmailVerificationTable>(['id']),
};
