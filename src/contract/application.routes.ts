import type { acknowledgedReply } from './acknowledged.ts';
import type {
  applicationStatusReply,
  applyReply,
  continueDraftReply,
  continueDraftRequest,
  draftQuery,
  draftReply,
  mailDraftRequest,
  sendLinkRequest,
  statusQuery,
  usernameQuery,
  usernameReply,
  withdrawReply,
  withdrawRequest,
} from './application.ts';
import type { checkEmailReply, checkEmailRequest } from './email-verification.ts';
import { type RouteTable, wire } from './route.ts';

export const applicationRoutes = {
  checkEmail: {
    method: 'POST',
    path: '/creator/check-email',
    wire: wire<{ body: typeof checkEmailRequest; answer: typeof checkEmailReply }>(),
  },
  checkUsername: {
    method: 'GET',
    path: '/creator/check-username/:username',
    wire: wire<{ query: typeof usernameQuery; answer: typeof usernameReply }>(),
  },
  apply: { method: 'POST', path: '/creator/apply', wire: wire<{ isForm: true; answer: typeof applyReply }>() },
  mailDraft: {
    method: 'POST',
    path: '/creator/application-draft',
    wire: wire<{ body: typeof mailDraftRequest; answer: typeof acknowledgedReply }>(),
  },
  readDraft: {
    method: 'GET',
    path: '/creator/application-draft',
    wire: wire<{ query: typeof draftQuery; answer: typeof draftReply }>(),
  },
  continueDraft: {
    method: 'POST',
    path: '/creator/application-draft/continue',
    wire: wire<{ body: typeof continueDraftRequest; answer: typeof continueDraftReply }>(),
  },
  readApplicationStatus: {
    method: 'GET',
    path: '/creator/application-status',
    wire: wire<{ query: typeof statusQuery; answer: typeof applicationStatusReply }>(),
  },
  sendLinkAgain: {
    method: 'POST',
    path: '/creator/application-status/link',
    wire: wire<{ body: typeof sendLinkRequest; answer: typeof acknowledgedReply }>(),
  },
  withdrawApplication: {
    method: 'POST',
    path: '/creator/application-status/withdraw',
    wire: wire<{ body: typeof withdrawRequest; answer: typeof withdrawReply }>(),
  },
} as const satisfies RouteTable;
