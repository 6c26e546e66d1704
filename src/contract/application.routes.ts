import type {
  applicationStatusReply,
  applyReply,
  bankDetailsReply,
  bankDetailsRequest,
  bankFormReply,
  bankTokenQuery,
  checkEmailReply,
  checkEmailRequest,
  codeSentReply,
  continueDraftReply,
  continueDraftRequest,
  draftQuery,
  draftReply,
  mailDraftRequest,
  renewBankLinkRequest,
  resendVerificationEmailRequest,
  sendLinkRequest,
  sendVerificationEmailRequest,
  statusQuery,
  usernameQuery,
  usernameReply,
  verifyEmailReply,
  verifyEmailRequest,
  withdrawReply,
  withdrawRequest,
} from './application.ts';
import type { acknowledgedReply } from './fields.ts';
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
  sendVerificationEmail: {
    method: 'POST',
    path: '/creator/send-verification-email',
    wire: wire<{ body: typeof sendVerificationEmailRequest; isIdempotent: true; answer: typeof codeSentReply }>(),
  },
  resendVerificationEmail: {
    method: 'POST',
    path: '/creator/resend-verification-email',
    wire: wire<{ body: typeof resendVerificationEmailRequest; isIdempotent: true; answer: typeof codeSentReply }>(),
  },
  verifyEmail: {
    method: 'POST',
    path: '/creator/verify-email',
    wire: wire<{ body: typeof verifyEmailRequest; answer: typeof verifyEmailReply }>(),
  },
  readBankForm: {
    method: 'GET',
    path: '/creator/bank-details-form',
    wire: wire<{ query: typeof bankTokenQuery; answer: typeof bankFormReply }>(),
  },
  completeBankDetails: {
    method: 'POST',
    path: '/creator/complete-bank-details',
    wire: wire<{ query: typeof bankTokenQuery; body: typeof bankDetailsRequest; answer: typeof bankDetailsReply }>(),
  },
  renewBankLink: {
    method: 'POST',
    path: '/creator/bank-details-link',
    wire: wire<{ body: typeof renewBankLinkRequest; answer: typeof acknowledgedReply }>(),
  },
} as const satisfies RouteTable;
