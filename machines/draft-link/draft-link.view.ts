import type { DraftLinkSnapshot } from './draft-link.machine.ts';

export const isUnproven = (snapshot: DraftLinkSnapshot): boolean => snapshot.matches('unproven');
export const isMailing = (snapshot: DraftLinkSnapshot): boolean => snapshot.matches('mailing');
export const isMailed = (snapshot: DraftLinkSnapshot): boolean => snapshot.matches({ ready: 'mailed' });
export const isRefused = (snapshot: DraftLinkSnapshot): boolean =>
  snapshot.matches({ ready: 'refused' }) || snapshot.matches({ unproven: 'expired' });
