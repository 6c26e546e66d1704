import { referenceListsMachine } from '#machines/reference-lists/reference-lists.machine.ts';
import { savedSearchesMachine } from '#machines/saved-searches/saved-searches.machine.ts';
import { flow } from '#tests/flows/saved-searches.flow.ts';
import { controllable } from '#tests/kit/controllable.ts';
import type { Screen } from '#tests/kit/screen.tsx';
import { SavedSearchesScreen } from '#web/discovery/saved-searches-screen.tsx';

export const screen: Screen<typeof savedSearchesMachine> = {
  flow,
  machine: savedSearchesMachine,
  flows: { lists: controllable(referenceListsMachine).logic },
  render: (actor) => <SavedSearchesScreen actor={actor} />,
};
