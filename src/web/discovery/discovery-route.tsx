import { lazy } from 'react';
import { sponsorArea } from '#machines/area/area.actors.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Area } from '#web/page/area.tsx';
import { inTime } from '#web/page/missing-script.ts';

/** Nobody waits for the page that they are not shown. */
const DirectoryPage = lazy(async () => ({ default: (await inTime(import('./directory-route.tsx'))).DirectoryPage }));

/** The directory, for sponsors. */
export function DiscoveryRoute() {
  const { signIn } = useText();
  const words = {
    heading: signIn.sponsorHeading,
    subtitle: signIn.sponsorSubtitle,
    identifier: signIn.username,
    failed: signIn.sponsorFailed,
  };
  return (
    <Area chart={sponsorArea} words={words}>
      {(signedIn) => <DirectoryPage {...signedIn} />}
    </Area>
  );
}
