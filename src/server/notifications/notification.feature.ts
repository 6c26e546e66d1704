import type { Feature } from '../feature/feature.ts';
import { notificationRoutes } from './notification.routes.ts';
import { deleteNotifications } from './notification.store.ts';
import { notificationLifetimeMs, storeNotifications } from './notifications.service.ts';

export const notificationFeature: Feature = {
  name: 'notifications',
  routes: notificationRoutes,
  on: { 'mails.written': storeNotifications },
  cleanups: [({ database }, now) => deleteNotifications(database, now - notificationLifetimeMs)],
};
