import type { FastifyInstance } from 'fastify';
import {
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
  revealReply,
  waitingReply,
} from '#contract/back-office.ts';
import { idParams } from '#contract/fields.ts';
import { moveCreator } from '../account/move-creator.service.ts';
import { moveApplication } from '../application/move-application.service.ts';
import { moveBankDetails, revealBankDetails } from '../bank-details/bank-review.service.ts';
import { bind } from '../platform/http/bind.ts';
import type { Platform } from '../platform/platform.ts';
import { listApplications, readApplication } from './application-queue.service.ts';
import { moveApplications } from './move-applications.service.ts';
import { listWaiting } from './waiting.service.ts';

const staff = { access: ['staff'] } as const;

export function backOfficeRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, 'listWaiting', {
    ...staff,
    summary: 'What waits for staff: applications, bank details and stays, each with those that have waited longest',
    reply: waitingReply,
    handle: () => listWaiting(platform),
  });
  bind(app, 'listApplications', {
    ...staff,
    summary: 'Applications, oldest first unless asked otherwise, with how many there are in each tab',
    query: applicationsQuery,
    reply: applicationsReply,
    handle: ({ query }) => listApplications(platform, query),
  });
  bind(app, 'readApplication', {
    ...staff,
    summary: 'One application, whole, with its history',
    params: idParams,
    reply: applicationDetailReply,
    handle: ({ params, language }) => readApplication(platform, params.id, language),
  });
  bind(app, 'moveApplication', {
    ...staff,
    summary: 'Approve, reject, reopen, or take the last decision back within ten seconds',
    params: idParams,
    body: applicationMoveRequest,
    reply: applicationMoveReply,
    handle: ({ params, body, doer }) => moveApplication(platform, params.id, body, doer),
  });
  bind(app, 'moveApplications', {
    ...staff,
    summary: 'Decide on several applications alike, or take that back: an answer for each',
    body: applicationsMoveRequest,
    reply: applicationsMoveReply,
    handle: ({ body, doer, language }) => moveApplications(platform, body, doer, language),
  });
  bind(app, 'moveBankDetails', {
    ...staff,
    summary: 'Verify bank details, send them back, or mail a new link',
    params: idParams,
    body: bankMoveRequest,
    reply: bankMoveReply,
    handle: ({ params, body, doer }) => moveBankDetails(platform, params.id, body, doer),
  });
  bind(app, 'revealBankDetails', {
    ...staff,
    summary: 'Bank details in clear; that they were looked at is written down',
    params: idParams,
    reply: revealReply,
    handle: ({ params, doer }) => revealBankDetails(platform, params.id, doer),
  });
  bind(app, 'moveCreator', {
    ...staff,
    summary: 'Suspend, reinstate, close or reopen a creator’s account',
    params: idParams,
    body: creatorMoveRequest,
    reply: creatorMoveReply,
    handle: ({ params, body, doer }) => moveCreator(platform, params.id, body, doer),
  });
}
