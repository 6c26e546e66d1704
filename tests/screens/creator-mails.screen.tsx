import { creatorMailsMachine } from '#machines/creator-mails/creator-mails.machine.ts';
import { flow } from '#tests/flows/creator-mails.flow.ts';
import type { Screen } from '#tests/kit/screen.tsx';
import { CreatorMailsScreen } from '#web/back-office/creator-mails-screen.tsx';

export const screen: Screen<typeof creatorMailsMachine> = {
  flow,
  machine: creatorMailsMachine,
  render: (actor) => <CreatorMailsScreen actor={actor} />,
};
