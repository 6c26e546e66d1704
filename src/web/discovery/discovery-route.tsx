import { shallowEqual, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { directory } from '#machines/directory/directory.actors.ts';
import type { directoryMachine } from '#machines/directory/directory.machine.ts';
import { searchAt } from '#machines/directory/directory.setup.ts';
import { flowsIn, listIn } from '#machines/directory/directory.view.ts';
import { ownerOf } from '#machines/session/session.view.ts';
import { defineStored } from '#machines/storage.ts';
import { dayOf } from '#rules/derived-trips.ts';
import type { Parameters } from '#rules/parameters.ts';
import * as z from '#rules/zod.ts';
import { useAddress } from '#web/page/address.ts';
import { type SignedIn, useSignedIn } from '#web/page/signed-in.ts';
import { focusField } from '#web/ui/focus-field.ts';
import { savedFlows, snapshotsOf } from '#web/ui/saved-flows.ts';
import { useFocusedHeading } from '#web/ui/use-focused-heading.ts';
import { type Opening, usePage } from '#web/ui/use-page.ts';
import { DiscoveryScreen } from './discovery-screen.tsx';
import { newMatchesIn } from './new-matches.ts';
import { storedEntries } from './shortlist-storage.ts';

export function Component() {
  const { session, signed } = useSignedIn();
  const address = useAddress();
  const newMatches = newMatchesIn(useLocation().state);
  const page = usePage(() => opening({ session, signed }, address, newMatches));
  const flows = useSelector(page, flowsIn, shallowEqual);
  const actors = useMemo(() => ({ page, ...flows }), [page, flows]);
  const list = useSelector(page, listIn);
  useFocusedHeading(list !== null);
  return <DiscoveryScreen actors={actors} />;
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
      signed,
      addressBar: address.bar,
      focusCard: (id) => void requestAnimationFrame(() => focusField(`creator-${id}`)),
      entries: storedEntries(session),
    }),
    input: { parameters, today: dayOf(Date.now()) },
    saved: earlier?.about === aboutOf(parameters) ? earlier.flows : null,
    leave(page) {
      const flows = snapshotsOf(page, ['discovery', 'details', 'panel', 'lists', 'city', 'counts'], null);
      stored().write({ about: aboutOf(page.getSnapshot().context.parameters), flows });
    },
  };
}
