import type { auditQuery, auditReply } from './audit.ts';
import type {
  applicationDetailReply,
  applicationMoveReply,
  applicationMoveRequest,
  applicationsMoveReply,
  applicationsMoveRequest,
  applicationsQuery,
  applicationsReply,
  bankMoveReply,
  bankMoveRequest,
  creatorMoveReply,
  creatorMoveRequest,
  creatorsQuery,
  creatorsReply,
  invitedReply,
  inviteRequest,
  pageQuery,
  revealReply,
  sponsorMoveReply,
  sponsorMoveRequest,
  sponsorsReply,
  staffNoteRequest,
  staffNotesReply,
  waitingReply,
} from './back-office.ts';
import type {
  creatorMailsReply,
  mailMoveReply,
  mailMoveRequest,
  mailReadingReply,
  mailsQuery,
  mailsReply,
} from './mail.ts';
import { type RouteTable, wire } from './route.ts';

export const backOfficeRoutes = {
  listWaiting: {
    method: 'GET',
    path: '/admin/waiting',
    wire: wire<{ needsSession: true; answer: typeof waitingReply }>(),
  },
  listApplications: {
    method: 'GET',
    path: '/admin/applications',
    wire: wire<{ needsSession: true; query: typeof applicationsQuery; answer: typeof applicationsReply }>(),
  },
  readApplication: {
    method: 'GET',
    path: '/admin/applications/:id',
    wire: wire<{ needsSession: true; answer: typeof applicationDetailReply }>(),
  },
  moveApplication: {
    method: 'POST',
    path: '/admin/applications/:id/moves',
    wire: wire<{
      needsSession: true;
      isIdempotent: true;
      body: typeof applicationMoveRequest;
      answer: typeof applicationMoveReply;
    }>(),
  },
  moveApplications: {
    method: 'POST',
    path: '/admin/applications/moves',
    wire: wire<{
      needsSession: true;
      isIdempotent: true;
      body: typeof applicationsMoveRequest;
      answer: typeof applicationsMoveReply;
    }>(),
  },
  moveBankDetails: {
    method: 'POST',
    path: '/admin/creators/:id/bank-details/moves',
    wire: wire<{
      needsSession: true;
      isIdempotent: true;
      body: typeof bankMoveRequest;
      answer: typeof bankMoveReply;
    }>(),
  },
  revealBankDetails: {
    method: 'POST',
    path: '/admin/creators/:id/bank-details/reveal',
    wire: wire<{ needsSession: true; isIdempotent: true; answer: typeof revealReply }>(),
  },
  moveCreator: {
    method: 'POST',
    path: '/admin/creators/:id/moves',
    wire: wire<{
      needsSession: true;
      isIdempotent: true;
      body: typeof creatorMoveRequest;
      answer: typeof creatorMoveReply;
    }>(),
  },
  listMails: {
    method: 'GET',
    path: '/admin/mails',
    wire: wire<{ needsSession: true; query: typeof mailsQuery; answer: typeof mailsReply }>(),
  },
  moveMail: {
    method: 'POST',
    path: '/admin/mails/:id/moves',
    wire: wire<{
      needsSession: true;
      isIdempotent: true;
      body: typeof mailMoveRequest;
      answer: typeof mailMoveReply;
    }>(),
  },
  listSponsors: {
    method: 'GET',
    path: '/admin/sponsors',
    wire: wire<{ needsSession: true; query: typeof pageQuery; answer: typeof sponsorsReply }>(),
  },
  inviteSponsor: {
    method: 'POST',
    path: '/admin/sponsors',
    wire: wire<{ needsSession: true; isIdempotent: true; body: typeof inviteRequest; answer: typeof invitedReply }>(),
  },
  moveSponsor: {
    method: 'POST',
    path: '/admin/sponsors/:id/moves',
    wire: wire<{
      needsSession: true;
      isIdempotent: true;
      body: typeof sponsorMoveRequest;
      answer: typeof sponsorMoveReply;
    }>(),
  },
  listEveryCreator: {
    method: 'GET',
    path: '/admin/creators',
    wire: wire<{ needsSession: true; query: typeof creatorsQuery; answer: typeof creatorsReply }>(),
  },
  readStaffNotes: {
    method: 'GET',
    path: '/admin/creators/:id/notes',
    wire: wire<{ needsSession: true; answer: typeof staffNotesReply }>(),
  },
  addStaffNote: {
    method: 'POST',
    path: '/admin/creators/:id/notes',
    wire: wire<{
      needsSession: true;
      isIdempotent: true;
      body: typeof staffNoteRequest;
      answer: typeof staffNotesReply;
    }>(),
  },
  removeStaffNote: {
    method: 'POST',
    path: '/admin/notes/:id/remove',
    wire: wire<{ needsSession: true; isIdempotent: true; answer: typeof staffNotesReply }>(),
  },
  listCreatorMails: {
    method: 'GET',
    path: '/admin/creators/:id/mails',
    wire: wire<{ needsSession: true; query: typeof pageQuery; answer: typeof creatorMailsReply }>(),
  },
  readCreatorMail: {
    method: 'POST',
    path: '/admin/creators/:id/mails/:mail/reading',
    wire: wire<{ needsSession: true; isIdempotent: true; answer: typeof mailReadingReply }>(),
  },
  listAuditEntries: {
    method: 'GET',
    path: '/admin/audit',
    wire: wire<{ needsSession: true; query: typeof auditQuery; answer: typeof auditReply }>(),
  },
} as const satisfies RouteTable;
