import { useActorRef, useSelector } from '@xstate/react';
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { citySearch } from '#machines/city-search/city-search.actors.ts';
import { creatorDetails } from '#machines/creator-details/creator-details.actors.ts';
import { discovery } from '#machines/discovery/discovery.actors.ts';
import type { DiscoveryActor, DiscoverySnapshot } from '#machines/discovery/discovery.machine.ts';
import { idsWithoutTrips } from '#machines/discovery/discovery.view.ts';
import { filterPanelMachine } from '#machines/filter-panel/filter-panel.machine.ts';
import { referenceLists } from '#machines/reference-lists/reference-lists.actors.ts';
import type { SessionActor } from '#machines/session/session.machine.ts';
import { shortlist } from '#machines/shortlist/shortlist.actors.ts';
import { listedIds } from '#machines/shortlist/shortlist.view.ts';
import { dayOf } from '#rules/derived-trips.ts';
import { readAddress, writeAddress } from '#rules/directory-address.ts';
import type { DiscoveryActors, OpenedProfile } from '#web/discovery/discovery-actors.ts';
import { DiscoveryScreen } from '#web/discovery/discovery-screen.tsx';
import { keepDirectory, keptDirectory } from './kept-directory.ts';
import { SignedInTools } from './signed-in-tools.tsx';
import { useFocusedHeading, useHeadingOnArrival } from './use-focused-heading.ts';
import { useRenewedSession } from './use-renewed-session.ts';

const profile = () => import('./open-profile.tsx');
const OpenProfile = lazy(async () => ({ default: (await profile()).OpenProfile }));
const laterParts = () => import('#web/discovery/later-parts.ts');
const parts = {
  Dropdown: lazy(async () => ({ default: (await laterParts()).Dropdown })),
  ThereForm: lazy(async () => ({ default: (await laterParts()).ThereForm })),
  Nobody: lazy(async () => ({ default: (await laterParts()).Nobody })),
  ShortlistPage: lazy(async () => ({ default: (await laterParts()).ShortlistPage })),
};
const SponsorSignInAgain = lazy(async () => ({
  default: (await import('./sponsor-sign-in-again.tsx')).SponsorSignInAgain,
}));

interface DirectoryPageProps {
  session: SessionActor;
  token: string;
  isInPlaceOfAnother: boolean;
}

/** The directory of a signed-in sponsor: its flows, its address, and what is open upon it. */
export function DirectoryPage({ session, token, isInPlaceOfAnother }: DirectoryPageProps) {
  useHeadingOnArrival(isInPlaceOfAnother);
  const [hasEnded, setEnded] = useState(false);
  const ended = useCallback(() => setEnded(true), []);
  const renewed = useCallback(() => setEnded(false), []);
  const [query, setQuery] = useSearchParams();
  const [first] = useState(() => readAddress([...query]));
  const actors = useActors(token, first, ended);
  useAddress(actors.discovery, setQuery);
  useDetails(actors);
  useFocusOnNewCards(actors.discovery);
  useEffect(() => void Promise.allSettled([laterParts(), profile()]), []);
  useFocusedHeading(query.has('list'));
  const place = usePlace(actors, { query, ignored: first.ignored, token, onEnded: ended });
  return (
    <>
      <DiscoveryScreen actors={actors} place={{ ...place, tools: <SignedInTools session={session} /> }} />
      <Suspense>{hasEnded ? <SponsorSignInAgain session={session} onBegun={renewed} /> : null}</Suspense>
    </>
  );
}

function useActors(token: string, { wish, sort }: ReturnType<typeof readAddress>, onEnded: () => void) {
  const { search: searchQuery, ...filters } = wish;
  const [options] = useState(() => {
    const snapshot = keptDirectory(writeAddress(wish, sort).join('&'));
    return { input: { token, searchQuery, sortBy: sort, filters }, ...(snapshot && { snapshot }) };
  });
  const made: DiscoveryActors = {
    discovery: useActorRef(discovery, options),
    details: useActorRef(creatorDetails, { input: { token } }),
    panel: useActorRef(filterPanelMachine),
    lists: useActorRef(referenceLists),
    city: useActorRef(citySearch, { input: { least: 1 } }),
    shortlist: useActorRef(shortlist, { input: { token } }),
  };
  const [actors] = useState(made);
  useRenewedSession(actors.discovery, token, onEnded);
  useRenewedSession(actors.shortlist, token, onEnded);
  useEffect(() => actors.details.send({ type: 'session.renew', token }), [actors.details, token]);
  return actors;
}

/** What the list left out, and what only the shortlist names, is fetched; who could not be reached, with the next search again. */
function useDetails({ discovery: list, details, shortlist: listed }: DiscoveryActors): void {
  const lacking = useSelector(list, idsWithoutTrips);
  const loaded = useSelector(list, ({ context }) => context.searchResults);
  const kept = useSelector(listed, (snapshot) => listedIds(snapshot).join());
  useEffect(() => {
    const away = new Set(kept.split(',').filter(Boolean));
    if (away.size > 0) for (const { _id } of loaded) away.delete(_id);
    details.send({ type: 'details.want', ids: [...lacking, ...away] });
  }, [details, lacking, loaded, kept]);
  useEffect(() => {
    const { unsubscribe } = list.subscribe((snapshot) => {
      if (snapshot.matches('loading')) details.send({ type: 'details.retry' });
    });
    return unsubscribe;
  }, [list, details]);
}

/** The address follows the search, and the list is kept for whoever comes back to it. */
function useAddress(list: DiscoveryActor, setQuery: ReturnType<typeof useSearchParams>[1]): void {
  const set = useRef(setQuery);
  set.current = setQuery;
  useEffect(() => {
    let written = addressIn(list.getSnapshot()).join('&');
    const { unsubscribe } = list.subscribe((snapshot) => {
      const address = addressIn(snapshot);
      if (snapshot.matches('ready')) keepDirectory(address.join('&'), snapshot);
      if (snapshot.matches('pausing') || written === address.join('&')) return;
      written = address.join('&');
      set.current((query) => [...address, ...[...query].filter(([name]) => name === 'creator' || name === 'list')], {
        replace: true,
        preventScrollReset: true,
      });
    });
    return unsubscribe;
  }, [list]);
}

const addressIn = ({ context: { applied, searchQuery, sortBy } }: DiscoverySnapshot): [string, string][] =>
  writeAddress({ ...applied, search: searchQuery }, sortBy);

/** After another page the keyboard goes on at its first card. */
function useFocusOnNewCards(list: DiscoveryActor): void {
  useEffect(() => {
    let before: number | null = null;
    const { unsubscribe } = list.subscribe((snapshot) => {
      if (snapshot.matches('appending')) before ??= snapshot.context.searchResults.length;
      else if (before !== null) {
        const first = snapshot.matches('ready') ? snapshot.context.searchResults[before] : undefined;
        before = null;
        if (first) requestAnimationFrame(() => document.getElementById(`creator-${first._id}`)?.focus());
      }
    });
    return unsubscribe;
  }, [list]);
}

interface Placing {
  query: URLSearchParams;
  ignored: readonly string[];
  token: string;
  onEnded: () => void;
}

function usePlace(actors: DiscoveryActors, { query, ignored, token, onEnded }: Placing) {
  const [today] = useState(() => dayOf(Date.now()));
  const addressOf = useCallback(
    (change: { creator?: string | null; list?: string | null }) => {
      const next = new URLSearchParams(query);
      for (const [name, value] of Object.entries(change))
        if (value === null || value === undefined) next.delete(name);
        else next.set(name, value);
      return `?${next}`;
    },
    [query],
  );
  return {
    today,
    ignored,
    isShortlist: query.get('list') === 'shortlist',
    openId: query.get('creator'),
    addressOf,
    ...parts,
    profileOf: (opened: OpenedProfile) => (
      <OpenProfile {...opened} actors={actors} today={today} token={token} onEnded={onEnded} addressOf={addressOf} />
    ),
  };
}
