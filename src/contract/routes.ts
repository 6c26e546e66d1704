/** Every path under `/api`, with the name that its client function, its service function and its actor share. */
export const routes = {
  readHealth: { method: 'GET', path: '/health' },
  readReadiness: { method: 'GET', path: '/ready' },
  logIn: { method: 'POST', path: '/auth/login' },
  logInToBlog: { method: 'POST', path: '/blog/:username/auth/login' },
  logInSponsor: { method: 'POST', path: '/sponsor/auth/login' },
  readSession: { method: 'GET', path: '/auth/session' },
  logOut: { method: 'POST', path: '/auth/logout' },
  sendVerificationEmail: { method: 'POST', path: '/creator/send-verification-email' },
  resendVerificationEmail: { method: 'POST', path: '/creator/resend-verification-email' },
  verifyEmail: { method: 'POST', path: '/creator/verify-email' },
  checkEmail: { method: 'POST', path: '/creator/check-email' },
  checkUsername: { method: 'GET', path: '/creator/check-username/:username' },
  apply: { method: 'POST', path: '/creator/apply' },
  readApplicationStatus: { method: 'GET', path: '/creator/application-status' },
  readBankForm: { method: 'GET', path: '/creator/bank-details-form' },
  completeBankDetails: { method: 'POST', path: '/creator/complete-bank-details' },
  renewBankLink: { method: 'POST', path: '/creator/bank-details-link' },
  forgotPassword: { method: 'POST', path: '/auth/password/forgot' },
  readPasswordLink: { method: 'GET', path: '/auth/password/link' },
  renewPasswordLink: { method: 'POST', path: '/auth/password/link' },
  setPassword: { method: 'POST', path: '/auth/password/set' },
  changePassword: { method: 'POST', path: '/auth/password/change' },
  listApplications: { method: 'GET', path: '/admin/applications' },
  readApplication: { method: 'GET', path: '/admin/applications/:id' },
  decideApplication: { method: 'POST', path: '/admin/applications/:id/decision' },
  moveBankDetails: { method: 'POST', path: '/admin/creators/:id/bank-details' },
  revealBankDetails: { method: 'POST', path: '/admin/creators/:id/bank-details/reveal' },
  moveCreator: { method: 'POST', path: '/admin/creators/:id/state' },
  listMails: { method: 'GET', path: '/admin/mails' },
  requeueMail: { method: 'POST', path: '/admin/mails/:id/requeue' },
  listAuditEntries: { method: 'GET', path: '/admin/audit' },
  listSponsors: { method: 'GET', path: '/admin/sponsors' },
  inviteSponsor: { method: 'POST', path: '/admin/sponsors' },
  moveSponsor: { method: 'POST', path: '/admin/sponsors/:id/state' },
  listLanguages: { method: 'GET', path: '/reference-data/languages' },
  listExpertises: { method: 'GET', path: '/reference-data/expertises' },
  listServiceOffers: { method: 'GET', path: '/reference-data/service-offers' },
  listServices: { method: 'GET', path: '/reference-data/services' },
  listCountries: { method: 'GET', path: '/reference-data/countries' },
  listStates: { method: 'GET', path: '/reference-data/states' },
  listCreators: { method: 'GET', path: '/creator' },
  readCreator: { method: 'GET', path: '/creator/:id' },
  readShortlist: { method: 'GET', path: '/sponsor/shortlist' },
  exportShortlist: { method: 'GET', path: '/sponsor/shortlist.csv' },
  changeShortlist: { method: 'POST', path: '/sponsor/shortlist/:id' },
  findCities: { method: 'GET', path: '/cities' },
  suggestCities: { method: 'GET', path: '/cities/suggested' },
} as const satisfies Record<string, Route>;

export interface Route {
  method: 'GET' | 'POST';
  path: string;
}

export type RouteName = keyof typeof routes;

export const currentBlogHeader = 'X-Current-Blog';
export const idempotencyKeyHeader = 'Idempotency-Key';
