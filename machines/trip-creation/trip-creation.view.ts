import type { TripCreationSnapshot } from './trip-creation.machine.ts';

export const isSubmitting = (snapshot: TripCreationSnapshot): boolean => snapshot.matches('submitting');
export const isRefused = (snapshot: TripCreationSnapshot): boolean => snapshot.matches({ editing: 'refused' });
