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
  creatorsQuery,
  creatorsReply,
  pageQuery,
  revealReply,
  staffNoteRequest,
  staffNotesReply,
  waitingReply,
} from '#contract/back-office.ts';
import { idParams } from '#contract/fields.ts';
import { creatorMailParams, creatorMailsReply, mailReadingReply } from '#contract/mail.ts';
import { moveBankDetails, revealBankDetails } from '../bank-details/bank-details.service.ts';
import type { Platform } from '../db/platform.ts';
import { bind } from '../http/bind.ts';
import { listApplications, listWaiting } from './application-queue.service.ts';
import { moveApplication, moveApplications, readApplication } from './application-review.service.ts';
import { listCreatorMails, listEveryCreator, moveCreator, readCreatorMail } from './creator.service.ts';
import { addStaffNote, readStaffNotes, removeStaffNote } from './staff-note.service.ts';

const staff = { access: ['staff'] } as const;

export function backOfficeRoutes(app: FastifyInstance, platform: Platform): void {
  queueRoutes(app, platform);
  creatorRoutes(app, platform);
  staffNoteRoutes(app, platform);
}

function queueRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, 'listWaiting', {
    ...staff,
    summary: 'List what waits for staff: applications, bank details and stays',
    reply: waitingReply,
    handle: ({ signedIn }) => listWaiting(platform, signedIn.accountId),
  });
  bind(app, 'listApplications', {
    ...staff,
    summary: 'List applications with the counts of each tab',
    query: applicationsQuery,
    reply: applicationsReply,
    handle: ({ query, signedIn }) => listApplications(platform, query, signedIn.accountId),
  });
  bind(app, 'readApplication', {
    ...staff,
    summary: 'Get an application with its history',
    params: idParams,
    reply: applicationDetailReply,
    handle: ({ params, language, signedIn }) =>
      readApplication(platform, params.id, { language, readerId: signedIn.accountId }),
  });
  bind(app, 'moveApplication', {
    ...staff,
    summary:
      'Approve, reject or reopen an application, undo the last decision within ten seconds, or take it or give it back',
    params: idParams,
    body: applicationMoveRequest,
    reply: applicationMoveReply,
    handle: ({ params, body, signedIn, actor }) =>
      moveApplication(platform, params.id, body, { ...actor, accountId: signedIn.accountId }),
  });
  bind(app, 'moveApplications', {
    ...staff,
    summary: 'Decide on several applications at once, or undo it; one result each',
    body: applicationsMoveRequest,
    reply: applicationsMoveReply,
    handle: ({ body, signedIn, actor, language }) =>
      moveApplications(platform, body, { ...actor, accountId: signedIn.accountId }, language),
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
}

function creatorRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, 'listEveryCreator', {
    ...staff,
    summary: 'List creators of any status',
    query: creatorsQuery,
    reply: creatorsReply,
    handle: ({ query }) => listEveryCreator(platform, query),
  });
  bind(app, 'moveCreator', {
    ...staff,
    summary: 'Suspend, reinstate, close or reopen the account of a creator',
    params: idParams,
    body: creatorMoveRequest,
    reply: creatorMoveReply,
    handle: ({ params, body, actor }) => moveCreator(platform, params.id, body, actor),
  });
  bind(app, 'listCreatorMails', {
    ...staff,
    summary: 'List the mails to a creator of the last 90 days, newest first, without their content',
    params: idParams,
    query: pageQuery,
    reply: creatorMailsReply,
    handle: ({ params, query }) => listCreatorMails(platform, params.id, query),
  });
  bind(app, 'readCreatorMail', {
    ...staff,
    summary: 'Read a mail with its secrets masked; writes an audit entry',
    params: creatorMailParams,
    reply: mailReadingReply,
    handle: ({ params, actor }) => readCreatorMail(platform, params, actor),
  });
}

function staffNoteRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, 'readStaffNotes', {
    ...staff,
    summary: 'List the staff notes about a creator',
    params: idParams,
    reply: staffNotesReply,
    handle: ({ params, signedIn }) => readStaffNotes(platform, params.id, signedIn),
  });
  bind(app, 'addStaffNote', {
    ...staff,
    summary: 'Add a staff note about a creator',
    params: idParams,
    body: staffNoteRequest,
    reply: staffNotesReply,
    handle: ({ params, body, signedIn, actor }) => addStaffNote(platform, params.id, body, { signedIn, by: actor }),
  });
  bind(app, 'removeStaffNote', {
    ...staff,
    summary: 'Delete one of my staff notes',
    params: idParams,
    reply: staffNotesReply,
    handle: ({ params, signedIn, actor }) => removeStaffNote(platform, params.id, { signedIn, by: actor }),
  });
}
