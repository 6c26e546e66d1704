import type { FastifyInstance } from 'fastify';
import { mailMoveReply, mailMoveRequest, mailsQuery, mailsReply } from '#contract/back-office.ts';
import { idParams } from '#contract/fields.ts';
import type { Platform } from '../db/platform.ts';
import { bind } from '../http/bind.ts';
import { listMails, moveMail } from './mail.service.ts';

export function mailRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, 'listMails', {
    access: ['staff'],
    summary: 'List outgoing mails, newest first, without their content',
    query: mailsQuery,
    reply: mailsReply,
    handle: ({ query }) => listMails(platform, query),
  });
  bind(app, 'moveMail', {
    access: ['staff'],
    summary: 'Retry a failed mail',
    params: idParams,
    body: mailMoveRequest,
    reply: mailMoveReply,
    handle: ({ params, body, actor }) => moveMail(platform, params.id, body, actor),
  });
}
