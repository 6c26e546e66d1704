import { useSelector } from '@xstate/react';
import { lazy, useMemo } from 'react';
import { directory } from '#machines/directory/directory.actors.ts';
import type { directoryMachine } from '#machines/directory/directory.machine.ts';
import { addressAfter, flowsIn, isShortlist, profileIn } from '#machines/directory/directory.view.ts';
import type { SignedCall } from '#machines/session/signed-call.ts';
import { dayOf } from '#rules/derived-trips.ts';
import { useAddress } from '#web/page/address.ts';
import type { SignedIn } from '#web/page/area.tsx';
import { SignedInTools } from '#web/page/signed-in-tools.tsx';
import { useFocusedHeading } from '#web/ui/use-focused-heading.ts';
import { type Opening, usePage } from '#web/ui/use-page.ts';
import { DiscoveryScreen } from './discovery-screen.tsx';
import { keepDirectory, keptDirectory } from './kept-directory.ts';

const laterParts = () => import('./later-parts.ts');
const loadLater = () => void laterParts().catch(() => {});
const parts = {
  Dropdown: lazy(async () => ({ default: (await laterParts()).Dropdown })),
  ThereForm: lazy(async () => ({ default: (await laterParts()).ThereForm })),
  Nobody: lazy(async () => ({ default: (await laterParts()).Nobody })),
  ShortlistPage: lazy(async () => ({ default: (await laterParts()).ShortlistPage })),
  CreatorModal: lazy(async () => ({ default: (await laterParts()).CreatorModal })),
};

/** The directory of a signed-in sponsor. */
export function DirectoryPage({ session, signed }: SignedIn) {
  const address = useAddress();
  const page = usePage(() => opening(signed, address));
  const actors = useMemo(() => ({ page, ...flowsIn(page.getSnapshot()) }), [page]);
  const parameters = useSelector(page, ({ context }) => context.parameters);
  const inShortlist = useSelector(page, isShortlist);
  useFocusedHeading(inShortlist);
  const place = {
    ...parts,
    today: useSelector(page, ({ context }) => context.today),
    ignored: useSelector(page, ({ context }) => context.ignored),
    profile: useSelector(page, profileIn),
    isShortlist: inShortlist,
    addressOf: useMemo(() => addressAfter(parameters), [parameters]),
    onTurn: (id: string) => page.send({ type: 'profile.turn', id }),
    onClose: () => page.send({ type: 'profile.close' }),
    tools: <SignedInTools session={session} />,
  };
  return <DiscoveryScreen actors={actors} place={place} />;
}

function opening(signed: SignedCall, address: ReturnType<typeof useAddress>): Opening<typeof directoryMachine> {
  const parameters = address.read();
  return {
    chart: directory({ signed, addressBar: address.bar, loadLater }),
    input: { parameters, today: dayOf(Date.now()) },
    kept: keptDirectory(parameters),
    leave: keepDirectory,
  };
}
