import { describe } from 'vitest';
import { mailChoicesMachine } from '#machines/mail-choices/mail-choices.machine.ts';
import { flow } from '#tests/flows/mail-choices.flow.ts';
import { walkScreen } from '#tests/kit/walk-screen.tsx';
import { MailChoicesCard } from '#web/notifications/mail-choices-card.tsx';
import { onPage } from './on-page.tsx';

describe('the choice of emails through its card', () => {
  walkScreen({
    flow,
    machine: mailChoicesMachine,
    render: (actor) => onPage(<MailChoicesCard actor={actor} by="creator" />),
  });
});
