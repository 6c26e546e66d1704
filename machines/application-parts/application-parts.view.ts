import type { ApplicationPartsSnapshot } from './application-parts.machine.ts';

export const hasPrevious = (snapshot: ApplicationPartsSnapshot): boolean => snapshot.can({ type: 'part.back' });
export const hasNext = (snapshot: ApplicationPartsSnapshot): boolean => snapshot.can({ type: 'part.next' });
