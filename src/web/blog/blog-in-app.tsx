import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { BlogPage, TripCard } from '#contract/blog-page.ts';
import type { JourneyMap as Drawn } from '#contract/journey-map.ts';
import type { FollowingActor } from '#machines/following/following.machine.ts';
import { isOwnServer } from '#machines/navigation/navigation.actors.ts';
import type { SharedLink, SharingActor } from '#machines/sharing/sharing.machine.ts';
import { pageAround, pageInPart } from '#rules/trip-parts.ts';
import { type BlogMessages, blogMessages } from '#web/i18n/blog.messages.ts';
import { OwnServerLink } from '#web/page/own-server-link.tsx';
import { turnPictures } from '#web/ui/turn-pictures.ts';
import { useStyleSheet } from '#web/ui/use-style-sheet.ts';
import * as css from './blog.css.ts';
import { linkTo } from './blog-links.ts';
import { BlogView, FeedLink } from './blog-view.tsx';
import { FollowForm, FollowTool } from './follow-form.tsx';
import { MapOfAll, MapOfTrip } from './journey-map.tsx';
import { ShareTool } from './share.tsx';
import { styleSheetOf } from './tokens.ts';
import { titleOf } from './trip-card.tsx';
import { TripView } from './trip-view.tsx';

/** A trip that is not public yet. */
export interface TripPreview {
  /** Of the preview, for its other languages. */
  address: string;
  /** In place of the owner's links. */
  ways: ReactNode;
}

interface BlogInAppProps {
  page: BlogPage;
  tripId?: string | null;
  part?: number;
  map?: Drawn | null;
  /** Null in a preview, which shows no trip of its own. */
  sharing?: SharingActor | null;
  /** Null in a preview. */
  following?: FollowingActor | null;
  /** Null in a preview, which has no session. */
  isOwn?: boolean | null;
  hint?: 'none' | 'shown';
  preview?: TripPreview | undefined;
  onLogOut?: (() => void) | undefined;
}

// On the server, where a page is rendered to text, nothing can be turned.
if (typeof document !== 'undefined') turnPictures();

/** The app has loaded Inter already; declaring it again would shift the layout. */
const facesOfApp = /@font-face\{font-family:"Inter\b[^}]*\}/g;

export function BlogInApp(props: BlogInAppProps) {
  const { page: whole, tripId, part = 1, map, sharing = null, following = null } = props;
  const { isOwn = null, hint = 'none', preview, onLogOut } = props;
  const trip = whole.trips.find(({ id }) => id === tripId);
  const page = trip ? pageAround(whole, trip) : pageInPart(whole, part);
  useStyleSheet(styleSheetOf(page).replaceAll(facesOfApp, ''));
  const messages = blogMessages[page.language];
  const session =
    isOwn === null ? null : (
      <SessionTool
        logIn={linkTo(page, `${page.address}/login`)}
        messages={messages}
        isOwn={isOwn}
        onLogOut={onLogOut}
      />
    );
  const feed = isOwnServer ? <FeedLink page={page} messages={messages} /> : null;
  const ways = preview?.ways ?? (isOwn ? <OwnerWays page={page} messages={messages} /> : null);
  const follow = isOwnServer ? <Follow following={following} page={page} /> : null;
  if (trip)
    return (
      <TripView
        page={page}
        trip={trip}
        address={preview?.address ?? trip.address}
        session={session}
        ways={ways}
        feed={feed}
        follow={follow}
        share={sharing && <ShareTool sharing={sharing} link={linkOf(page, trip)} messages={messages} />}
        map={map ? <MapOfTrip map={map} trip={trip} language={page.language} messages={messages} /> : null}
      />
    );
  return (
    <BlogView
      page={page}
      part={part}
      total={whole.trips.length}
      session={session}
      ways={ways}
      feed={feed}
      follow={follow}
      map={map ? <MapOfAll map={map} page={page} messages={messages} /> : null}
      hint={hint}
    />
  );
}

const Follow = ({ following, page }: { following: FollowingActor | null; page: BlogPage }) =>
  following ? <FollowTool following={following} page={page} /> : <FollowForm page={page} isInert />;

const linkOf = (page: BlogPage, trip: TripCard): SharedLink => ({
  title: `${titleOf(trip, blogMessages[page.language])} · ${page.fullName}`,
  url: location.origin + linkTo(page, trip.address),
});

const OwnerWays = ({ page, messages }: { page: BlogPage; messages: BlogMessages }) => (
  <span className={css.links}>
    <OwnServerLink className={css.link} to={linkTo(page, `${page.address}/trips`)}>
      {messages.ownTrips}
    </OwnServerLink>
    <Link className={css.link} to={linkTo(page, `${page.address}/config`)}>
      {messages.dashboard}
    </Link>
  </span>
);

interface SessionToolProps {
  logIn: string;
  messages: BlogMessages;
  isOwn: boolean;
  onLogOut: (() => void) | undefined;
}

const SessionTool = ({ logIn, messages, isOwn, onLogOut }: SessionToolProps) => (
  <span className={css.session}>
    {isOwn ? (
      <button className={css.sessionButton} type="button" onClick={onLogOut}>
        {messages.logOut}
      </button>
    ) : (
      <Link className={css.sessionButton} to={logIn}>
        {messages.logIn}
      </Link>
    )}
  </span>
);
