import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { directory } from '#machines/directory/directory.actors.ts';
import { type directoryMachine, searchAt } from '#machines/directory/directory.machine.ts';
import { addressAfter, flowsIn, listIn, profileIn } from '#machines/directory/directory.view.ts';
import { ownerOf } from '#machines/session/session.view.ts';
import { defineStored } from '#machines/storage.ts';
import { dayOf } from '#rules/derived-trips.ts';
import type { Parameters } from '#rules/directory-address.ts';
import * as z from '#rules/zod.ts';
import { useAddress } from '#web/page/address.ts';
import { laterScript } from '#web/page/later-script.ts';
import { lazyDialog, lazyPart } from '#web/page/lazy-part.tsx';
import { type SignedIn, useSignedIn } from '#web/page/signed-in.ts';
import { SignedInTools } from '#web/page/signed-in-tools.tsx';
import { savedFlows, snapshotsOf } from '#web/ui/saved-flows.ts';
import { useFocusedHeading } from '#web/ui/use-focused-heading.ts';
import { type Opening, usePage } from '#web/ui/use-page.ts';
import { DiscoveryScreen } from './discovery-screen.tsx';
import { newMatchesIn } from './new-matches.ts';
import { storedEntries } from './shortlist-storage.ts';

const laterParts = laterScript(() => import('./later-parts.ts'));
const parts = {
  CardMenu: lazyPart(laterParts, ({ CardMenu }) => CardMenu, { isQuiet: true }),
  CompareTray: lazyPart(laterParts, ({ CompareTray }) => CompareTray, { isQuiet: true }),
  Unfolded: lazyPart(laterParts, ({ Unfolded }) => Unfolded, { isAwaited: true }),
  FilterSheet: lazyDialog(laterParts, ({ FilterSheet }) => FilterSheet),
  Refusal: lazyPart(laterParts, ({ Refusal }) => Refusal, { isQuiet: true }),
  Nobody: lazyPart(laterParts, ({ Nobody }) => Nobody),
  ShortlistPage: lazyPart(laterParts, ({ ShortlistPage }) => ShortlistPage),
  SearchNews: lazyPart(laterParts, ({ SearchNews }) => SearchNews, { isQuiet: true }),
  OpenProfile: lazyDialog(laterParts, ({ OpenProfile }) => OpenProfile),
};

/** The directory of a signed-in sponsor. */
export function Component() {
  const { session, signed } = useSignedIn();
  const address = useAddress();
  const newMatches = newMatchesIn(useLocation().state);
  const page = usePage(() => opening({ session, signed }, address, newMatches));
  const actors = useMemo(() => ({ page, ...flowsIn(page.getSnapshot()) }), [page]);
  const parameters = useSelector(page, ({ context }) => context.parameters);
  const list = useSelector(page, listIn);
  useFocusedHeading(list !== null);
  const place = {
    ...parts,
    today: useSelector(page, ({ context }) => context.today),
    ignored: useSelector(page, ({ context }) => context.ignored),
    profile: useSelector(page, profileIn),
    list,
    signed,
    addressOf: useMemo(() => addressAfter(parameters), [parameters]),
    onTurn: (id: string) => page.send({ type: 'profile.turn', id }),
    onClose: () => page.send({ type: 'profile.close' }),
    tools: <SignedInTools session={session} />,
    news: <parts.SearchNews signed={signed} />,
    newMatches,
  };
  return <DiscoveryScreen actors={actors} place={place} />;
}

function opening(
  { session, signed }: SignedIn,
  address: ReturnType<typeof useAddress>,
  newMatches: readonly string[],
): Opening<typeof directoryMachine> {
  const parameters = address.read();
  const stored = () =>
    defineStored({
      key: 'vaya.directory',
      area: 'memory',
      schema: z.object({ about: z.string(), flows: savedFlows }),
      owner: ownerOf(session.getSnapshot()),
      maxAgeMs: 10 * 60_000,
    });
  /** A cached list lacks creators who joined later: it is cached by the new matches as well. */
  const aboutOf = (read: Parameters) => `${document.documentElement.lang} ${searchAt(read)} ${newMatches}`;
  const earlier = stored().read();
  return {
    chart: directory({
      ...{ signed, addressBar: address.bar, loadLater: laterParts.want },
      entries: storedEntries(session),
    }),
    input: { parameters, today: dayOf(Date.now()) },
    saved: earlier?.about === aboutOf(parameters) ? earlier.flows : null,
    leave(page) {
      const flows = snapshotsOf(page, ['discovery', 'details', 'panel', 'lists', 'city'], null);
      stored().write({ about: aboutOf(page.getSnapshot().context.parameters), flows });
    },
  };
}
