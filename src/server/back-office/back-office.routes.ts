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
import { moveBankDetails, revealBankDetails } from '../bank-details/bank-review.service.ts';
import type { Platform } from '../db/platform.ts';
import { bind } from '../http/bind.ts';
import { listApplications, readApplication } from './application-queue.service.ts';
import { moveApplication } from './move-application.service.ts';
import { moveApplications } from './move-applications.service.ts';
import { moveCreator } from './move-creator.service.ts';
import { listWaiting } from './waiting.service.ts';

const staff = { access: ['staff'] } as const;

export function backOfficeRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, 'listWaiting', {
    ...staff,
    summary: 'List what waits for staff: applications, bank details and stays',
    reply: waitingReply,
    handle: () => listWaiting(platform),
  });
  bind(app, 'listApplications', {
    ...staff,
    summary: 'List applications with the counts of each tab',
    query: applicationsQuery,
    reply: applicationsReply,
    handle: ({ query }) => listApplications(platform, query),
  });
  bind(app, 'readApplication', {
    ...staff,
    summary: 'Get an application with its history',
    params: idParams,
    reply: applicationDetailReply,
    handle: ({ params, language }) => readApplication(platform, params.id, language),
  });
  bind(app, 'moveApplication', {
    ...staff,
    summary: 'Approve, reject or reopen an application, or undo the last decision within ten seconds',
    params: idParams,
    body: applicationMoveRequest,
    reply: applicationMoveReply,
    handle: ({ params, body, actor }) => moveApplication(platform, params.id, body, actor),
  });
  bind(app, 'moveApplications', {
    ...staff,
    summary: 'Decide on several applications at once, or undo it; one result each',
    body: applicationsMoveRequest,
    reply: applicationsMoveReply,
    handle: ({ body, actor, language }) => moveApplications(platform, body, actor, language),
  });
  bind(app, 'moveBankDetails', {
    ...staff,
    summary: 'Verify bank details, return them or send a new link',
    params: idParams,
    body: bankMoveRequest,
    reply: bankMoveReply,
    handle: ({ params, body, actor }) => moveBankDetails(platform, params.id, body, actor),
  });
  bind(app, 'revealBankDetails', {
    ...staff,
    summary: 'Reveal bank details; writes an audit entry',
    params: idParams,
    reply: revealReply,
    handle: ({ params, actor }) => revealBankDetails(platform, params.id, actor),
  });
  bind(app, 'moveCreator', {
    ...staff,
    summary: 'Suspend, reinstate, close or reopen the account of a creator',
    params: idParams,
    body: creatorMoveRequest,
    reply: creatorMoveReply,
    handle: ({ params, body, actor }) => moveCreator(platform, params.id, body, actor),
  });
}
