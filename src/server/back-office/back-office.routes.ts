import type { FastifyInstance } from 'fastify';
import {
  applicationDetailReply,
  applicationsQuery,
  applicationsReply,
  bankMoveReply,
  bankMoveRequest,
  creatorMoveReply,
  creatorMoveRequest,
  decisionReply,
  decisionRequest,
  idParams,
  revealReply,
} from '#contract/back-office.ts';
import { decide } from '../application/decision.service.ts';
import { bind } from '../platform/bind.ts';
import type { Platform } from '../platform/platform.ts';
import { readQueue, readQueuedApplication } from './application-queue.service.ts';
import { moveBankDetails, revealBankDetails } from './bank-review.service.ts';
import { moveCreator } from './creator-account.service.ts';

const staff = { access: ['staff'] } as const;

export function backOfficeRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, 'listApplications', {
    ...staff,
    summary: 'Applications, oldest first, with how many there are in each state',
    query: applicationsQuery,
    reply: applicationsReply,
    handle: ({ query }) => readQueue(platform, query),
  });
  bind(app, 'readApplication', {
    ...staff,
    summary: 'One application, whole, with its history',
    params: idParams,
    reply: applicationDetailReply,
    handle: ({ params, language }) => readQueuedApplication(platform, params.id, language),
  });
  bind(app, 'decideApplication', {
    ...staff,
    summary: 'Approve, reject, reopen, or take the last decision back within ten seconds',
    params: idParams,
    body: decisionRequest,
    reply: decisionReply,
    handle: ({ params, body, signedIn }) => decide(platform, params.id, body, signedIn),
  });
  bind(app, 'moveBankDetails', {
    ...staff,
    summary: 'Verify bank details, send them back, or mail a new link',
    params: idParams,
    body: bankMoveRequest,
    reply: bankMoveReply,
    handle: ({ params, body, signedIn }) => moveBankDetails(platform, params.id, body, signedIn),
  });
  bind(app, 'revealBankDetails', {
    ...staff,
    summary: 'Bank details in clear; that they were looked at is written down',
    params: idParams,
    reply: revealReply,
    handle: ({ params, signedIn }) => revealBankDetails(platform, params.id, signedIn),
  });
  bind(app, 'moveCreator', {
    ...staff,
    summary: 'Suspend, reinstate or close a creator’s account',
    params: idParams,
    body: creatorMoveRequest,
    reply: creatorMoveReply,
    handle: ({ params, body, signedIn }) => moveCreator(platform, params.id, body.move, signedIn),
  });
}
