/** A link that sets a password, once. */
export interface PasswordLinkTable {
  tokenHash: string;
  accountId: string;
  kind: 'invitation' | 'reset';
  expiresAt: number;
  usedAt: number | null;
  createdAt: number;
}
