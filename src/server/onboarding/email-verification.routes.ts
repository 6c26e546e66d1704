import type { FastifyInstance } from 'fastify';
import {
  codeSentReply,
  resendVerificationEmailRequest,
  sendVerificationEmailRequest,
  verifyEmailReply,
  verifyEmailRequest,
} from '#contract/email-verification.ts';
import type { Platform } from '../db/platform.ts';
import { bind } from '../http/bind.ts';
import { resendVerificationEmail, sendVerificationEmail, verifyEmail } from './email-verification.service.ts';

export function emailVerificationRoutes(app: FastifyInstance, platform: Platform): void {
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
