import type { FastifyInstance } from 'fastify';
import { acknowledgedReply } from '#contract/acknowledged.ts';
import {
  applicationStatusReply,
  applyReply,
  sendLinkRequest,
  statusQuery,
  usernameParams,
  usernameQuery,
  usernameReply,
  withdrawReply,
  withdrawRequest,
} from '#contract/application.ts';
import { checkEmailReply, checkEmailRequest } from '#contract/email-verification.ts';
import type { Platform } from '../db/platform.ts';
import { bind } from '../http/bind.ts';
import {
  checkEmail,
  checkUsername,
  readApplicationStatus,
  sendLinkAgain,
  withdrawApplication,
} from './application.service.ts';
import { apply } from './apply.service.ts';

export function applicationRoutes(app: FastifyInstance, platform: Platform): void {
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
