import type { NotificationsSnapshot } from './notifications.machine.ts';

export const isLoading = (snapshot: NotificationsSnapshot): boolean => snapshot.matches('loading');
export const isFailed = (snapshot: NotificationsSnapshot): boolean => snapshot.matches('failed');

export const choicesIn = ({ children }: NotificationsSnapshot) => children.choices;
