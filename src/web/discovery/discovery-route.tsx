import { sponsorArea } from '#machines/area/area.actors.ts';
import { Area } from '#web/page/area.tsx';
import { laterScript } from '#web/page/later-script.ts';
import { lazyPart } from '#web/page/lazy-part.tsx';
import { useSponsorSignIn } from '#web/sign-in/use-sponsor-sign-in.ts';

/** Nobody waits for the page that they are not shown. */
const script = laterScript(() => import('./directory-route.tsx'));
const DirectoryPage = lazyPart(script, (module) => module.DirectoryPage);

/** The directory, for sponsors. */
export function Component() {
  return (
    <Area chart={sponsorArea} words={useSponsorSignIn()} script={script}>
      {(signedIn) => <DirectoryPage {...signedIn} />}
    </Area>
  );
}
