/** Every mail that is sent. A screen has words for every one. */
export type MailTemplate =
  | 'code'
  | 'application-received'
  | 'new-application'
  | 'approved'
  | 'rejected'
  | 'reopened'
  | 'activated'
  | 'bank-link'
  | 'bank-needs-changes'
  | 'bank-details-received'
  | 'password-invitation'
  | 'password-reset'
  | 'password-changed';
