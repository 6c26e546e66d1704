import type { FollowingSnapshot } from './following.machine.ts';

export const isSent = (snapshot: FollowingSnapshot): boolean => snapshot.matches({ editing: 'sent' });
export const isInvalid = (snapshot: FollowingSnapshot): boolean => snapshot.matches({ editing: 'invalid' });
export const isRefused = (snapshot: FollowingSnapshot): boolean => snapshot.matches({ editing: 'refused' });
