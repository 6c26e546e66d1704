import { Link } from 'react-router-dom';
import type { BlogPage } from '#contract/blog-page.ts';
import type { JourneyMap as Drawn } from '#contract/journey-map.ts';
import { useStyleSheet } from '#web/ui/use-style-sheet.ts';
import * as css from './blog.css.ts';
import { BlogView } from './blog-view.tsx';
import { type BlogWords, blogWords } from './blog-words.ts';
import { MapOfAll, MapOfTrip } from './journey-map.tsx';
import { styleSheetOf } from './tokens.ts';
import { TripView } from './trip-view.tsx';

export interface BlogInAppProps {
  page: BlogPage;
  /** The trip that the address is about. */
  tripId?: string | null;
  map?: Drawn | null;
  /** Whether the page is its reader's own; null where it is not asked, as in a preview. */
  isOwn?: boolean | null;
  isHintOver?: boolean;
  /** Whoever chooses among faces waits for them, as a reader of a page does not. */
  waitsForFaces?: boolean;
  onLogOut?: () => void;
}

/** The app has them already, and is set in them: named again they would wait, and move all that stands. */
const facesOfApp = /@font-face\{font-family:"Inter\b[^}]*\}/g;

/** The page within the app: dressed by the same style sheet, drawn by the same parts. */
export function BlogInApp(props: BlogInAppProps) {
  const { page, tripId, map, isOwn = null, isHintOver, waitsForFaces = false, onLogOut } = props;
  const sheet = styleSheetOf(page).replaceAll(facesOfApp, '');
  useStyleSheet(waitsForFaces ? sheet.replaceAll('font-display:optional', 'font-display:swap') : sheet);
  const words = blogWords[page.language];
  const trip = page.trips.find(({ id }) => id === tripId);
  const session =
    isOwn === null ? null : <SessionTool address={page.address} words={words} isOwn={isOwn} onLogOut={onLogOut} />;
  const ways = isOwn ? <OwnerWays address={page.address} words={words} /> : null;
  if (trip)
    return (
      <TripView
        page={page}
        trip={trip}
        session={session}
        ways={ways}
        map={map ? <MapOfTrip map={map} trip={trip} words={words} /> : null}
      />
    );
  return (
    <BlogView
      page={page}
      session={session}
      ways={ways}
      map={map ? <MapOfAll map={map} name={page.fullName} words={words} /> : null}
      {...(isHintOver !== undefined && { isHintOver })}
    />
  );
}

/** At the other end of the bar, so that nothing gives way to it. */
const OwnerWays = ({ address, words }: Pick<SessionToolProps, 'address' | 'words'>) => (
  <span className={css.ways}>
    <Link className={css.way} to={`${address}/trips`}>
      {words.ownTrips}
    </Link>
    <Link className={css.way} to={`${address}/config`}>
      {words.dashboard}
    </Link>
  </span>
);

interface SessionToolProps {
  address: string;
  words: BlogWords;
  isOwn: boolean;
  onLogOut: (() => void) | undefined;
}

export const SessionTool = ({ address, words, isOwn, onLogOut }: SessionToolProps) => (
  <span className={css.session}>
    {isOwn ? (
      <button className={css.sessionButton} type="button" onClick={onLogOut}>
        {words.logOut}
      </button>
    ) : (
      <Link className={css.sessionButton} to={`${address}/login`}>
        {words.logIn}
      </Link>
    )}
  </span>
);
