import type { RouteTable } from './route.ts';

export const backOfficeRoutes = {
  listApplications: { method: 'GET', path: '/admin/applications' },
  readApplication: { method: 'GET', path: '/admin/applications/:id' },
  moveApplication: { method: 'POST', path: '/admin/applications/:id/moves' },
  moveBankDetails: { method: 'POST', path: '/admin/creators/:id/bank-details/moves' },
  revealBankDetails: { method: 'POST', path: '/admin/creators/:id/bank-details/reveal' },
  moveCreator: { method: 'POST', path: '/admin/creators/:id/moves' },
  listMails: { method: 'GET', path: '/admin/mails' },
  moveMail: { method: 'POST', path: '/admin/mails/:id/moves' },
  listAuditEntries: { method: 'GET', path: '/admin/audit' },
  listSponsors: { method: 'GET', path: '/admin/sponsors' },
  inviteSponsor: { method: 'POST', path: '/admin/sponsors' },
  moveSponsor: { method: 'POST', path: '/admin/sponsors/:id/moves' },
} as const satisfies RouteTable;
