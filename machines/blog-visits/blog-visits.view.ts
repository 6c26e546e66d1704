import type { BlogVisitsSnapshot } from './blog-visits.machine.ts';

export const isLoading = (visits: BlogVisitsSnapshot): boolean => visits.matches('loading');
export const isFailed = (visits: BlogVisitsSnapshot): boolean => visits.matches('failed');
export const isMissing = (visits: BlogVisitsSnapshot): boolean => visits.matches('missing');

export const viewsIn = ({ context: { visits } }: BlogVisitsSnapshot): number =>
  visits.days.reduce((sum, { views }) => sum + views, 0);
