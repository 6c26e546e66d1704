/** Free of schemas, so that a chart and a screen may import it. */
export const accountStates = ['invited', 'pending', 'active', 'suspended', 'closed'] as const;
export const bankLinkStates = [
  'issued',
  'opened',
  'submitted',
  'verified',
  'needsChanges',
  'expired',
  'revoked',
] as const;
export const mailStates = ['queued', 'retrying', 'sent', 'failed'] as const;

export type AccountState = (typeof accountStates)[number];
export type BankLinkState = (typeof bankLinkStates)[number];
export type MailState = (typeof mailStates)[number];
