import type { BlogPage, TripCard } from '#contract/blog-page.ts';
import { askAboutTripMessages } from './ask-about-trip.messages.ts';
import { linkTo } from './blog-links.ts';
import * as css from './trip-page.css.ts';

/** A link, so that the page of a trip stays free of scripts: the form is a page of the app. */
export const AskAboutTrip = ({ page, trip }: { page: BlogPage; trip: TripCard }) => (
  <a className={css.ask} href={linkTo(page, `${trip.address}/ask`)} rel="nofollow">
    {askAboutTripMessages[page.language].ask}
  </a>
);
