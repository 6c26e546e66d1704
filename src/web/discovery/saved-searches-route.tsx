import { savedSearches } from '#machines/saved-searches/saved-searches.actors.ts';
import { useSignedIn } from '#web/page/signed-in.ts';
import { usePage } from '#web/ui/use-page.ts';
import { SavedSearchesScreen } from './saved-searches-screen.tsx';

export function Component() {
  const { signed } = useSignedIn();
  const actor = usePage(() => ({ chart: savedSearches(signed), input: undefined }));
  return <SavedSearchesScreen actor={actor} />;
}
