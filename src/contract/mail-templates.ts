/** Every mail that is sent. Free of schemas, so that a screen may import it. */
export const mailTemplates = [
  'code',
  'application-received',
  'new-application',
  'approved',
  'rejected',
  'reopened',
  'activated',
  'bank-link',
  'bank-needs-changes',
  'bank-details-received',
  'password-invitation',
  'password-reset',
  'password-changed',
] as const;
export type MailTemplate = (typeof mailTemplates)[number];
