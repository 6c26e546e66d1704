import type { TripBeginningSnapshot } from './trip-beginning.machine.ts';

export const isSubmitting = (snapshot: TripBeginningSnapshot): boolean => snapshot.matches('submitting');
export const isRefused = (snapshot: TripBeginningSnapshot): boolean => snapshot.matches({ editing: 'refused' });
export const canBegin = (snapshot: TripBeginningSnapshot): boolean => snapshot.can({ type: 'trip.begin' });
