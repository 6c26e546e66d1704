import { lazy } from 'react';
import { sponsorArea } from '#machines/area/area.actors.ts';
import { Area } from '#web/page/area.tsx';
import { inTime } from '#web/page/missing-script.ts';
import { useSponsorSignIn } from '#web/sign-in/use-sponsor-sign-in.ts';

/** Nobody waits for the page that they are not shown. */
const DirectoryPage = lazy(async () => ({ default: (await inTime(import('./directory-route.tsx'))).DirectoryPage }));

/** The directory, for sponsors. */
export function DiscoveryRoute() {
  return (
    <Area chart={sponsorArea} words={useSponsorSignIn()}>
      {(signedIn) => <DirectoryPage {...signedIn} />}
    </Area>
  );
}
