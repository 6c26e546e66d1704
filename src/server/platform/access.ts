import type { Role } from '#contract/session.ts';

/** Who may call a route. 'session' means a sign-in of any role; every route has to say. */
export type Access = 'anyone' | 'session' | readonly Role[];
