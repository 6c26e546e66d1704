import { mailChoicesMachine } from '#machines/mail-choices/mail-choices.machine.ts';
import { flow } from '#tests/flows/mail-choices.flow.ts';
import type { Screen } from '#tests/kit/screen.tsx';
import { MailChoicesCard } from '#web/notifications/mail-choices-card.tsx';
import { onPage } from './on-page.tsx';

export const screen: Screen<typeof mailChoicesMachine> = {
  flow,
  machine: mailChoicesMachine,
  render: (actor) => onPage(<MailChoicesCard actor={actor} by="creator" />),
};
