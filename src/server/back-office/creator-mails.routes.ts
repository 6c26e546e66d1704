import type { FastifyInstance } from 'fastify';
import { pageQuery } from '#contract/back-office.ts';
import { idParams } from '#contract/fields.ts';
import { creatorMailParams, creatorMailsReply, mailReadingReply } from '#contract/mail.ts';
import type { Platform } from '../db/platform.ts';
import { bind } from '../http/bind.ts';
import { listCreatorMails, readCreatorMail } from './creator-mails.service.ts';

const staff = { access: ['staff'] } as const;

export function creatorMailsRoutes(app: FastifyInstance, platform: Platform): void {
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
