/** Free of schemas, so that a chart and a screen may import it. */
export const approvals = ['ONHOLD', 'APPROVED', 'REJECTED'] as const;
/** WITHDRAWN by the applicant, CLOSED with the account; applicants see only an `Approval`. */
export const applicationStates = [...approvals, 'WITHDRAWN', 'CLOSED'] as const;
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

export type Approval = (typeof approvals)[number];
export type ApplicationState = (typeof applicationStates)[number];
export type AccountState = (typeof accountStates)[number];
export type BankLinkState = (typeof bankLinkStates)[number];
export type MailState = (typeof mailStates)[number];
