import type { FastifyInstance } from 'fastify';
import {
  auditReply,
  idParams,
  invitedReply,
  inviteRequest,
  mailsReply,
  movedReply,
  pageQuery,
  sponsorMoveRequest,
  sponsorsReply,
} from '#contract/back-office.ts';
import { bind } from '../platform/bind.ts';
import type { Platform } from '../platform/platform.ts';
import { inviteSponsor, moveSponsorAccount } from '../sponsor/sponsor.service.ts';
import { readAuditTrail, readMails, readSponsors, requeueMail } from './ledgers.service.ts';

const staff = { access: ['staff'] } as const;

/** What the back office keeps in lists: sponsors, outgoing mails, and the trail of what was done. */
export function ledgerRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, 'listMails', {
    ...staff,
    summary: 'Outgoing mails, newest first, without what they say',
    query: pageQuery,
    reply: mailsReply,
    handle: ({ query }) => readMails(platform, query),
  });
  bind(app, 'requeueMail', {
    ...staff,
    summary: 'Try a mail again that was given up',
    params: idParams,
    reply: movedReply,
    handle: ({ params, signedIn }) => requeueMail(platform, params.id, signedIn),
  });
  bind(app, 'listAuditEntries', {
    ...staff,
    summary: 'What staff did, newest first',
    query: pageQuery,
    reply: auditReply,
    handle: ({ query }) => readAuditTrail(platform, query),
  });
  bind(app, 'listSponsors', {
    ...staff,
    summary: 'Sponsors by username',
    query: pageQuery,
    reply: sponsorsReply,
    handle: ({ query }) => readSponsors(platform, query),
  });
  bind(app, 'inviteSponsor', {
    ...staff,
    summary: 'Make a sponsor’s account and mail the link that sets its password',
    body: inviteRequest,
    reply: invitedReply,
    handle: ({ body, signedIn, language }) => inviteSponsor(platform, body, signedIn, language),
  });
  bind(app, 'moveSponsor', {
    ...staff,
    summary: 'Suspend or reinstate a sponsor',
    params: idParams,
    body: sponsorMoveRequest,
    reply: movedReply,
    handle: ({ params, body, signedIn }) => moveSponsorAccount(platform, params.id, body.move, signedIn),
  });
}
