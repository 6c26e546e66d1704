import { savedSearches } from '#machines/saved-searches/saved-searches.actors.ts';
import { queryIn } from '#machines/saved-searches/saved-searches.view.ts';
import { useAddress } from '#web/page/address.ts';
import { useSignedIn } from '#web/page/signed-in.ts';
import { usePage } from '#web/ui/use-page.ts';
import { SavedSearchesScreen } from './saved-searches-screen.tsx';

export function Component() {
  const { signed } = useSignedIn();
  const address = useAddress();
  const actor = usePage(() => ({ chart: savedSearches(signed), input: { query: queryIn(address.read()) } }));
  return <SavedSearchesScreen actor={actor} />;
}
