import { lazy } from 'react';
import { sponsorArea } from '#machines/area/area.actors.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Area } from './area.tsx';

/** Nobody waits for the page that they are not shown. */
const DirectoryPage = lazy(async () => ({ default: (await import('./directory-page.tsx')).DirectoryPage }));

/** The directory, for sponsors. */
export function DiscoveryRoute() {
  const { signIn } = useText();
  const words = { identifier: signIn.username, failed: signIn.sponsorFailed };
  return (
    <Area
      chart={sponsorArea}
      words={{
        outside: { ...words, heading: signIn.sponsorHeading, subtitle: signIn.sponsorSubtitle },
        lapsed: { ...words, heading: signIn.again, subtitle: signIn.againSubtitle },
      }}
    >
      {(signedIn) => <DirectoryPage {...signedIn} />}
    </Area>
  );
}
