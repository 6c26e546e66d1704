import { staffArea } from '#machines/area/area.actors.ts';
import { creatorList } from '#machines/creator-list/creator-list.actors.ts';
import { useAddress } from '#web/page/address.ts';
import { Area, type SignedIn } from '#web/page/area.tsx';
import { SignedInTools } from '#web/page/signed-in-tools.tsx';
import { usePage } from '#web/ui/use-page.ts';
import { CreatorListScreen } from './creator-list-screen.tsx';
import { KeptUndoBar, LaterQuestion } from './later-parts-route.tsx';
import { useStaffSignIn } from './use-staff-sign-in.ts';

/** All creators however they stand, for staff. */
export function Component() {
  return (
    <Area chart={staffArea} words={useStaffSignIn()}>
      {(signedIn) => <Creators {...signedIn} />}
    </Area>
  );
}

function Creators(signedIn: SignedIn) {
  const { session, signed } = signedIn;
  const address = useAddress();
  const actor = usePage(() => ({
    chart: creatorList({ signed, addressBar: address.bar }),
    input: { parameters: address.read() },
    kept: null,
  }));
  return (
    <CreatorListScreen
      actor={actor}
      tools={<SignedInTools session={session} />}
      bar={<KeptUndoBar {...signedIn} />}
      Asks={LaterQuestion}
    />
  );
}
