import type { DayKeeper } from '#contract/blog-choices.ts';
import type { TripState } from '#contract/trip-choices.ts';
import type { TripType } from '#machines/trip-beginning/trip-beginning.machine.ts';
import type { TripFilter } from '#machines/trip-list/trip-list.machine.ts';

export const trips = {
  title: 'Your trips',
  lead: 'What you publish here stands on your blog and in the directory, at once.',
  begin: 'New trip',
  loading: 'Loading your trips...',
  failed: 'Your trips could not be loaded.',
  tryAgain: 'Try again',
  none: 'No trip yet. The first one needs no more than a title.',
  noneOf: 'There is no trip of this kind.',
  show: 'Show',
  filters: {
    all: 'All',
    draft: 'Drafts',
    published: 'Published',
    unpublished: 'Unpublished',
    archived: 'Archived',
  } satisfies Record<TripFilter, string>,
  states: {
    draft: 'Draft',
    published: 'Published',
    changed: 'Changes not published',
    unpublished: 'Unpublished',
    archived: 'Archived',
  } satisfies Record<TripState, string>,
  untitled: 'Untitled trip',
  noDays: 'No days yet',
  noPlaces: 'No place yet',
  toBlog: 'Back to your blog',
  toDashboard: 'Blog dashboard',
  requestStay: (days: string, city: string) => `Request a stay ${days} in ${city}`,
  requestStayNowhere: (days: string) => `Request a stay ${days}`,
  newTitle: 'A new trip',
  newLead: 'A title and what kind of trip it is: all else may come later. Nobody sees a draft but you.',
  titleField: 'Title',
  titleHint: '3 to 80 characters',
  kind: 'What kind of trip is it?',
  types: {
    NON_SHOPPABLE: 'Free to read',
    ITINERARY_SALES: 'Plan for sale',
    GUIDED_TOUR: 'Guided tour',
  } satisfies Record<TripType, string>,
  typeHints: {
    NON_SHOPPABLE: 'A journey that you tell.',
    ITINERARY_SALES: 'Readers buy the plan; it needs a price.',
    GUIDED_TOUR: 'You take people along; it needs a price.',
  } satisfies Record<TripType, string>,
  start: 'Begin',
  starting: 'Beginning...',
  startFailed: 'The trip could not be begun. Please try again.',
  cancel: 'Cancel',
  daysFor: {
    everyone: 'Everyone',
    sponsors: 'Sponsors alone',
    nobody: 'Nobody',
  } satisfies Record<DayKeeper, string>,
};
