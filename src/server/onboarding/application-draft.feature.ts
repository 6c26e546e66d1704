import type { FastifyInstance } from 'fastify';
import { acknowledgedReply } from '#contract/acknowledged.ts';
import {
  continueDraftReply,
  continueDraftRequest,
  draftQuery,
  draftReply,
  mailDraftRequest,
} from '#contract/application.ts';
import type { Platform } from '../db/platform.ts';
import type { Feature } from '../feature/feature.ts';
import { bind } from '../http/bind.ts';
import { dayMs } from '../lib/time.ts';
import { continueDraft, mailDraft, readDraft } from './application-draft.service.ts';
import { deleteOldDrafts } from './application-draft.store.ts';

/** Longer than a link is valid, so that an expired one says so. */
const storedMs = 7 * dayMs;

export const applicationDraftFeature: Feature = {
  name: 'application-draft',
  routes: applicationDraftRoutes,
  cleanups: [({ database }, now) => deleteOldDrafts(database, now - storedMs)],
};

function applicationDraftRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, 'mailDraft', {
    summary: 'Store what was filled in, and mail the verified address a link that continues it on another device',
    access: 'anyone',
    body: mailDraftRequest,
    reply: acknowledgedReply,
    requestsPerMinute: 10,
    handle: async ({ body, language, address }) => {
      await mailDraft(platform, body, { language, address });
      return { success: true } as const;
    },
  });
  bind(app, 'readDraft', {
    summary: 'Check a link that continues an application; this does not use it',
    access: 'anyone',
    query: draftQuery,
    reply: draftReply,
    requestsPerMinute: 30,
    handle: ({ query }) => readDraft(platform, query.token),
  });
  bind(app, 'continueDraft', {
    summary: 'Use a link that continues an application: get the answers, and the proof of the email address',
    access: 'anyone',
    body: continueDraftRequest,
    reply: continueDraftReply,
    requestsPerMinute: 10,
    handle: ({ body }) => continueDraft(platform, body.token),
  });
}
