import type { BlogPage, TripCard, TripCover } from '#contract/blog-page.ts';
import type { BlogMessages } from '#web/i18n/blog.messages.ts';
import { DrawnSea } from '#web/ui/drawn-sea.tsx';
import { linkTo } from './blog-links.ts';
import { sourcesOfCover } from './media.ts';
import { titleOf } from './trip-card.tsx';
import * as css from './trip-neighbours.css.ts';

interface TripNeighboursProps {
  /** Its trips are the latest first. */
  page: BlogPage;
  trip: TripCard;
  messages: BlogMessages;
}

export function TripNeighbours({ page, trip, messages }: TripNeighboursProps) {
  const index = page.trips.indexOf(trip);
  const neighbours = [
    { rel: 'prev', look: css.previous, label: messages.previousTrip, of: page.trips[index + 1] },
    { rel: 'next', look: css.next, label: messages.nextTrip, of: page.trips[index - 1] },
  ];
  if (neighbours.every(({ of }) => of === undefined)) return null;
  return (
    <nav className={css.neighbours} aria-label={messages.otherTrips}>
      {neighbours.map(({ rel, look, label, of }) =>
        of === undefined ? null : (
          <a key={rel} rel={rel} className={look} href={linkTo(page, of.address)}>
            <Thumbnail cover={of.cover} />
            <span>
              <span className={css.label}>{label}</span>
              <bdi className={css.title}>{titleOf(of, messages)}</bdi>
            </span>
          </a>
        ),
      )}
    </nav>
  );
}

const Thumbnail = ({ cover }: { cover: TripCover | null }) =>
  cover === null ? (
    <span className={css.thumbnail}>
      <DrawnSea className={css.sea} />
    </span>
  ) : (
    <img
      {...sourcesOfCover(cover)}
      sizes="96px"
      className={css.thumbnail}
      width={96}
      height={72}
      alt=""
      loading="lazy"
      decoding="async"
    />
  );
