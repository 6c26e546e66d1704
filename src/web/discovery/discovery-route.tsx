import { sponsorArea } from '#machines/area/area.actors.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Area } from '#web/page/area.tsx';
import { laterPart } from '#web/page/later-part.ts';

/** Nobody waits for the page that they are not shown. */
const DirectoryPage = laterPart(async () => (await import('./directory-route.tsx')).DirectoryPage);

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
