/** What staff can do that is written down, in the order of a creator's way. Free of schemas, so that a screen may import it. */
export const auditActions = [
  'application.approve',
  'application.reject',
  'application.reopen',
  'application.undo',
  'bank.verify',
  'bank.return',
  'bank.reissue',
  'bank.reveal',
  'account.activate',
  'account.suspend',
  'account.reinstate',
  'account.close',
  'sponsor.invite',
  'sponsor.suspend',
  'sponsor.reinstate',
  'mail.requeue',
] as const;
export type AuditAction = (typeof auditActions)[number];
