import type { OwnAccountSnapshot } from './own-account.machine.ts';

export const isFailed = (snapshot: OwnAccountSnapshot): boolean => snapshot.matches('failed');
export const isMissing = (snapshot: OwnAccountSnapshot): boolean => snapshot.matches('missing');
