import type { OwnSessionsSnapshot } from './own-sessions.machine.ts';

export const isLoading = (snapshot: OwnSessionsSnapshot): boolean => snapshot.matches('loading');
export const isFailed = (snapshot: OwnSessionsSnapshot): boolean => snapshot.matches('failed');
export const hasOthers = (snapshot: OwnSessionsSnapshot): boolean =>
  snapshot.matches('ready') && snapshot.context.sessions.some(({ isCurrent }) => !isCurrent);
