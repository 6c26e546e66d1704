import type { FastifyInstance } from 'fastify';
import { acknowledgedReply } from '#contract/fields.ts';
import { mailChoices, notificationCountReply, notificationIds, notificationsReply } from '#contract/notification.ts';
import type { Platform } from '../db/platform.ts';
import type { Feature } from '../feature/feature.ts';
import { bind } from '../http/bind.ts';
import {
  countNotifications,
  listNotifications,
  notificationLifetimeMs,
  readMailChoices,
  readNotifications,
  readSomeNotifications,
  saveMailChoices,
  storeNotifications,
} from './notification.service.ts';
import { deleteNotifications } from './notification.store.ts';

export const notificationFeature: Feature = {
  name: 'notifications',
  routes: notificationRoutes,
  on: { 'mails.written': storeNotifications },
  cleanups: [({ database }, now) => deleteNotifications(database, now - notificationLifetimeMs)],
};

const access = ['creator', 'sponsor'] as const;

function notificationRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, 'listNotifications', {
    summary: 'List my newest notifications',
    access,
    reply: notificationsReply,
    handle: ({ signedIn }) => listNotifications(platform, signedIn.accountId),
  });
  bind(app, 'countNotifications', {
    summary: 'Count my unread notifications',
    access,
    reply: notificationCountReply,
    handle: ({ signedIn }) => countNotifications(platform, signedIn.accountId),
  });
  bind(app, 'readNotifications', {
    summary: 'Mark my notifications as read',
    access,
    reply: acknowledgedReply,
    handle: ({ signedIn, actor }) => readNotifications(platform, signedIn.accountId, actor),
  });
  bind(app, 'readSomeNotifications', {
    summary: 'Mark some of my notifications as read',
    access,
    body: notificationIds,
    reply: acknowledgedReply,
    handle: ({ signedIn, body, actor }) => readSomeNotifications(platform, signedIn.accountId, body.ids, actor),
  });
  bind(app, 'readMailChoices', {
    summary: 'Get the kinds of notifications that I turned emails off for',
    access,
    reply: mailChoices,
    handle: ({ signedIn }) => readMailChoices(platform, signedIn.accountId),
  });
  bind(app, 'saveMailChoices', {
    summary: 'Choose the kinds of notifications that are not emailed to me',
    access,
    body: mailChoices,
    reply: mailChoices,
    handle: ({ signedIn, body, actor }) => saveMailChoices(platform, signedIn.accountId, body, actor),
  });
}
