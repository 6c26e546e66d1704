import { useMemo } from 'react';
import { sponsorArea } from '#machines/area/area.actors.ts';
import { comparison } from '#machines/comparison/comparison.actors.ts';
import { dayOf } from '#rules/derived-trips.ts';
import { useAddress } from '#web/page/address.ts';
import { Area, type SignedIn } from '#web/page/area.tsx';
import { SignedInTools } from '#web/page/signed-in-tools.tsx';
import { useSponsorSignIn } from '#web/sign-in/use-sponsor-sign-in.ts';
import { usePage } from '#web/ui/use-page.ts';
import { ComparisonScreen } from './comparison-screen.tsx';

/** A few creators side by side, for sponsors. */
export function Component() {
  return (
    <Area chart={sponsorArea} words={useSponsorSignIn()}>
      {(signedIn) => <Comparison {...signedIn} />}
    </Area>
  );
}

function Comparison({ session, signed }: SignedIn) {
  const address = useAddress();
  const actor = usePage(() => ({ chart: comparison(signed, address.bar), input: { parameters: address.read() } }));
  const today = useMemo(() => dayOf(Date.now()), []);
  return <ComparisonScreen actor={actor} today={today} tools={<SignedInTools session={session} />} />;
}
