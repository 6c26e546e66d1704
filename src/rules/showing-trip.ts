import type { BlogChoices } from '#contract/blog.ts';

/** Publishing adds a trip to those that the blog shows; an empty list means all. */
export const showingTrip = (config: BlogChoices, id: string): BlogChoices => {
  const { visibleTrips = [], hideAllTrips, ...others } = config.tripSettings ?? {};
  const isWhole = visibleTrips.length === 0 && hideAllTrips !== true;
  return { ...config, tripSettings: { ...others, visibleTrips: isWhole ? [] : [...visibleTrips, id] } };
};
