import { continuedDraftMachine } from '#machines/continued-draft/continued-draft.machine.ts';
import { flow } from '#tests/flows/continued-draft.flow.ts';
import type { Screen } from '#tests/kit/screen.tsx';
import { ApplicationContinueScreen } from '#web/application/application-continue-screen.tsx';

export const screen: Screen<typeof continuedDraftMachine> = {
  flow,
  machine: continuedDraftMachine,
  render: (actor) => <ApplicationContinueScreen actor={actor} />,
};
