import type { FastifyInstance } from 'fastify';
import {
  invitedReply,
  inviteRequest,
  mailMoveReply,
  mailMoveRequest,
  mailsReply,
  pageQuery,
  sponsorMoveReply,
  sponsorMoveRequest,
  sponsorsReply,
} from '#contract/back-office.ts';
import { idParams } from '#contract/fields.ts';
import type { Platform } from '../db/platform.ts';
import { bind } from '../http/bind.ts';
import { listMails, moveMail } from '../mail/mail.service.ts';
import { inviteSponsor } from '../sponsors/invite-sponsor.service.ts';
import { listSponsors } from '../sponsors/list-sponsors.service.ts';
import { moveSponsor } from '../sponsors/move-sponsor.service.ts';

const staff = { access: ['staff'] } as const;

export function ledgerRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, 'listMails', {
    ...staff,
    summary: 'List outgoing mails, newest first, without their content',
    query: pageQuery,
    reply: mailsReply,
    handle: ({ query }) => listMails(platform, query),
  });
  bind(app, 'moveMail', {
    ...staff,
    summary: 'Retry a failed mail',
    params: idParams,
    body: mailMoveRequest,
    reply: mailMoveReply,
    handle: ({ params, body, actor }) => moveMail(platform, params.id, body, actor),
  });
  bind(app, 'listSponsors', {
    ...staff,
    summary: 'List sponsors',
    query: pageQuery,
    reply: sponsorsReply,
    handle: ({ query }) => listSponsors(platform, query),
  });
  bind(app, 'inviteSponsor', {
    ...staff,
    summary: 'Create a sponsor account and send the link that sets its password',
    body: inviteRequest,
    reply: invitedReply,
    handle: ({ body, actor, language }) => inviteSponsor(platform, body, actor, language),
  });
  bind(app, 'moveSponsor', {
    ...staff,
    summary: 'Suspend or reinstate a sponsor',
    params: idParams,
    body: sponsorMoveRequest,
    reply: sponsorMoveReply,
    handle: ({ params, body, actor }) => moveSponsor(platform, params.id, body, actor),
  });
}
