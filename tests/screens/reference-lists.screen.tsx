import { referenceListsMachine } from '#machines/reference-lists/reference-lists.machine.ts';
import { flow } from '#tests/flows/reference-lists.flow.ts';
import type { Screen } from '#tests/kit/screen.tsx';
import { WorkPart } from '#web/application/work-part.tsx';
import { idleActors } from './idle-actors.ts';
import { onPage } from './on-page.tsx';

export const screen: Screen<typeof referenceListsMachine> = {
  flow,
  machine: referenceListsMachine,
  render: (lists) => onPage(<WorkPart actors={idleActors({ lists })} />),
};
