import type { StyledTripText } from '#contract/blog-choices.ts';
import type { TripElement } from '#machines/rules/blog-setting.ts';

export const tripSettings = {
  title: 'Trip Settings',
  lead: 'Choose which trips your page shows, and how each of them is told.',
  count: (shown: number, total: number) => `${shown} of ${total} on your blog`,
  write: 'Write and publish your trips',
  noneTitle: 'No Trips Available',
  none: 'No trips available to configure at the moment.',
  visible: 'Visible on blog',
  hidden: 'Hidden from blog',
  configure: 'Configure',
  close: 'Close Settings',
  highlighted: 'Highlighted',
  highlight: 'Highlight this trip',
  highlightHint: 'It comes first on your page and is marked. One trip at a time.',
  cover: (title: string) => `Cover of ${title}`,
  noCover: 'This trip has no cover image.',
  elementsTitle: 'Display Elements',
  elements: {
    showDescription: 'Description',
    showLocations: 'Locations',
    showPeriod: 'Duration',
    showItinerary: 'Itinerary',
    showTripType: 'Trip type',
  } satisfies Record<TripElement, string>,
  textsTitle: 'Text Styling',
  texts: {
    title: 'Title',
    description: 'Description',
    locations: 'Locations',
    period: 'Duration',
  } satisfies Record<StyledTripText, string>,
  itemsTitle: 'Itinerary Items',
  itemVisible: 'Visible',
  itemHidden: 'Hidden',
};
