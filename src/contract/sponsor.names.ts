import type { WordsByName } from './language.ts';
import { type RouteTable, wire } from './route.ts';
import type { loginReply, sponsorCredentials } from './session.ts';

export const sponsorRoutes = {
  logInSponsor: {
    method: 'POST',
    path: '/sponsor/auth/login',
    wire: wire<{ body: typeof sponsorCredentials; answer: typeof loginReply }>(),
  },
} as const satisfies RouteTable;

export const sponsorAuditActions = {
  'sponsor.invite': { en: 'Sponsor invited', tr: 'Sponsor davet edildi' },
  'sponsor.suspend': { en: 'Sponsor suspended', tr: 'Sponsor askıya alındı' },
  'sponsor.reinstate': { en: 'Sponsor reinstated', tr: 'Sponsor yeniden etkinleştirildi' },
} as const satisfies WordsByName;
