import { describe } from 'vitest';
import { savedSearchesMachine } from '#machines/saved-searches/saved-searches.machine.ts';
import { flow } from '#tests/flows/saved-searches.flow.ts';
import { walkScreen } from '#tests/kit/walk-screen.tsx';
import { SavedSearchesScreen } from '#web/discovery/saved-searches-screen.tsx';
import { idleDiscovery } from './idle-discovery.tsx';

describe('saved searches through their screen', () => {
  walkScreen({
    flow,
    machine: savedSearchesMachine,
    render: (actor) => <SavedSearchesScreen actor={actor} lists={idleDiscovery().lists} />,
  });
});
