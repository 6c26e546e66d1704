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
  listLanguages: { method: 'GET', path: '/reference-data/languages' },
  listExpertises: { method: 'GET', path: '/reference-data/expertises' },
  listServiceOffers: { method: 'GET', path: '/reference-data/service-offers' },
  listServices: { method: 'GET', path: '/reference-data/services' },
  listCountries: { method: 'GET', path: '/reference-data/countries' },
  listStates: { method: 'GET', path: '/reference-data/states' },
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
