import { describe } from 'vitest';
import { referenceListsMachine } from '#machines/reference-lists/reference-lists.machine.ts';
import { flow } from '#tests/flows/reference-lists.flow.ts';
import { walkScreen } from '#tests/kit/walk-screen.tsx';
import { WorkPart } from '#web/application/work-part.tsx';
import { idleActors } from './idle-actors.ts';
import { onPage } from './on-page.tsx';

describe('referenceLists through the lists', () => {
  walkScreen({
    flow,
    machine: referenceListsMachine,
    render: (lists) => onPage(<WorkPart actors={idleActors({ lists })} />),
  });
});
