import type {
  codeSentReply,
  resendVerificationEmailRequest,
  sendVerificationEmailRequest,
  verifyEmailReply,
  verifyEmailRequest,
} from './email-verification.ts';
import { type RouteTable, wire } from './route.ts';

export const emailVerificationRoutes = {
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
} as const satisfies RouteTable;
