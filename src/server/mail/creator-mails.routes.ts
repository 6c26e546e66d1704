import type { FastifyInstance } from 'fastify';
import { pageQuery } from '#contract/back-office.ts';
import { idParams } from '#contract/fields.ts';
import { creatorMailParams, creatorMailsReply, mailReadingReply } from '#contract/mail.ts';
import { bind } from '../platform/http/bind.ts';
import type { Platform } from '../platform/platform.ts';
import { listCreatorMails, readCreatorMail } from './creator-mails.service.ts';

const staff = { access: ['staff'] } as const;

export function creatorMailsRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, 'listCreatorMails', {
    ...staff,
    summary: 'What was mailed to a creator in the last ninety days, newest first, without what it says',
    params: idParams,
    query: pageQuery,
    reply: creatorMailsReply,
    handle: ({ params, query }) => listCreatorMails(platform, params.id, query),
  });
  bind(app, 'readCreatorMail', {
    ...staff,
    summary: 'What one of these says, with every secret masked; that it was read is written down',
    params: creatorMailParams,
    reply: mailReadingReply,
    handle: ({ params, doer }) => readCreatorMail(platform, params, doer),
  });
}
