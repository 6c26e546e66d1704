/** An address in the course of being verified; its id is the applicationId that the client knows. */
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

/** One row for each code sent, to count those of the last hour. */
export interface VerificationSendTable {
  id: string;
  emailFolded: string;
  sentAt: number;
}
