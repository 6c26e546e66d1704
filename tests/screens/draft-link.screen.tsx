import { draftLinkMachine } from '#machines/draft-link/draft-link.machine.ts';
import { flow } from '#tests/flows/draft-link.flow.ts';
import type { Screen } from '#tests/kit/screen.tsx';
import { DraftLink } from '#web/application/draft-link.tsx';
import { idleActors } from './idle-actors.ts';
import { onPage } from './on-page.tsx';

export const screen: Screen<typeof draftLinkMachine> = {
  flow,
  machine: draftLinkMachine,
  render: (draftLink) => onPage(<DraftLink actors={idleActors({ draftLink })} />),
};
