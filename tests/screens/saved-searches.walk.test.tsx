import { describe } from 'vitest';
import { referenceListsMachine } from '#machines/reference-lists/reference-lists.machine.ts';
import { savedSearchesMachine } from '#machines/saved-searches/saved-searches.machine.ts';
import { flow } from '#tests/flows/saved-searches.flow.ts';
import { controllable } from '#tests/kit/controllable.ts';
import { walkScreen } from '#tests/kit/walk-screen.tsx';
import { SavedSearchesScreen } from '#web/discovery/saved-searches-screen.tsx';

describe('saved searches through their screen', () => {
  walkScreen({
    flow,
    machine: savedSearchesMachine,
    flows: { lists: controllable(referenceListsMachine).logic },
    render: (actor) => <SavedSearchesScreen actor={actor} />,
  });
});
