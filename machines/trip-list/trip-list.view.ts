import type { TripListSnapshot } from './trip-list.machine.ts';

export const isLoading = (list: TripListSnapshot): boolean => list.matches('loading');
export const isFailed = (list: TripListSnapshot): boolean => list.matches('failed');
export const isRefused = (list: TripListSnapshot): boolean => list.matches({ ready: 'refused' });
export const isDuplicating = (list: TripListSnapshot): boolean => list.hasTag('busy');
