import type { FastifyInstance } from 'fastify';
import {
  applicationStatusReply,
  applyReply,
  checkEmailReply,
  checkEmailRequest,
  codeSentReply,
  continueDraftReply,
  continueDraftRequest,
  draftQuery,
  draftReply,
  mailDraftRequest,
  resendVerificationEmailRequest,
  sendLinkRequest,
  sendVerificationEmailRequest,
  statusQuery,
  usernameParams,
  usernameQuery,
  usernameReply,
  verifyEmailReply,
  verifyEmailRequest,
  withdrawReply,
  withdrawRequest,
} from '#contract/application.ts';
import { acknowledgedReply } from '#contract/fields.ts';
import type { Platform } from '../db/platform.ts';
import { bind } from '../http/bind.ts';
import {
  checkEmail,
  checkUsername,
  readApplicationStatus,
  sendLinkAgain,
  withdrawApplication,
} from './application.service.ts';
import { continueDraft, mailDraft, readDraft } from './application-draft.service.ts';
import { apply } from './apply.service.ts';
import { resendVerificationEmail, sendVerificationEmail, verifyEmail } from './email-verification.service.ts';

export function onboardingRoutes(app: FastifyInstance, platform: Platform): void {
  emailVerificationRoutes(app, platform);
  applicationRoutes(app, platform);
  applicationDraftRoutes(app, platform);
}

function applicationRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, 'apply', {
    summary: 'Apply to become a creator: a part "application" (JSON) and a part "profilePicture"',
    access: 'anyone',
    takesParts: true,
    reply: applyReply,
    requestsPerMinute: 20,
    handle: ({ parts, language, address }) => apply(platform, parts, { language, address }),
  });
  bind(app, 'checkUsername', {
    summary: 'Check whether a username is available',
    access: 'anyone',
    params: usernameParams,
    query: usernameQuery,
    reply: usernameReply,
    requestsPerMinute: 60,
    handle: ({ params, query, language }) =>
      checkUsername(platform, { username: params.username, applicationId: query.applicationId }, language),
  });
  bind(app, 'checkEmail', {
    summary: 'Check whether an email address is available',
    access: 'anyone',
    body: checkEmailRequest,
    reply: checkEmailReply,
    requestsPerMinute: 30,
    handle: ({ body, language }) => checkEmail(platform, body.email, language),
  });
  bind(app, 'readApplicationStatus', {
    summary: 'Get the status of an application by its link',
    access: 'anyone',
    query: statusQuery,
    reply: applicationStatusReply,
    requestsPerMinute: 60,
    handle: ({ query }) => readApplicationStatus(platform, query.token),
  });
  bind(app, 'sendLinkAgain', {
    summary: 'Send the next mail of an approved application again, to the address on file',
    access: 'anyone',
    body: sendLinkRequest,
    reply: acknowledgedReply,
    requestsPerMinute: 10,
    handle: async ({ body }) => {
      await sendLinkAgain(platform, body);
      return { success: true } as const;
    },
  });
  bind(app, 'withdrawApplication', {
    summary: 'Withdraw an undecided application',
    access: 'anyone',
    body: withdrawRequest,
    reply: withdrawReply,
    requestsPerMinute: 10,
    handle: ({ body }) => withdrawApplication(platform, body.token),
  });
}

function emailVerificationRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, 'sendVerificationEmail', {
    summary: 'Send a verification code to an email address',
    access: 'anyone',
    body: sendVerificationEmailRequest,
    reply: codeSentReply,
    requestsPerMinute: 30,
    handle: ({ body, address, language, idempotencyKey }) =>
      sendVerificationEmail(platform, body.email, { client: address, language, idempotencyKey }),
  });
  bind(app, 'resendVerificationEmail', {
    summary: 'Send a new code for the same verification',
    access: 'anyone',
    body: resendVerificationEmailRequest,
    reply: codeSentReply,
    requestsPerMinute: 30,
    handle: ({ body, address, language, idempotencyKey }) =>
      resendVerificationEmail(platform, body.applicationId, { client: address, language, idempotencyKey }),
  });
  bind(app, 'verifyEmail', {
    summary: 'Verify an email address by its code',
    access: 'anyone',
    body: verifyEmailRequest,
    reply: verifyEmailReply,
    requestsPerMinute: 60,
    handle: ({ body, language }) => verifyEmail(platform, body, language),
  });
}

function applicationDraftRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, 'mailDraft', {
    summary: 'Store what was filled in, and mail the verified address a link that continues it on another device',
    access: 'anyone',
    body: mailDraftRequest,
    reply: acknowledgedReply,
    requestsPerMinute: 10,
    handle: async ({ body, language, address }) => {
      await mailDraft(platform, body, { language, address });
      return { success: true } as const;
    },
  });
  bind(app, 'readDraft', {
    summary: 'Check a link that continues an application; this does not use it',
    access: 'anyone',
    query: draftQuery,
    reply: draftReply,
    requestsPerMinute: 30,
    handle: ({ query }) => readDraft(platform, query.token),
  });
  bind(app, 'continueDraft', {
    summary: 'Use a link that continues an application: get the answers, and the proof of the email address',
    access: 'anyone',
    body: continueDraftRequest,
    reply: continueDraftReply,
    requestsPerMinute: 10,
    handle: ({ body }) => continueDraft(platform, body.token),
  });
}
