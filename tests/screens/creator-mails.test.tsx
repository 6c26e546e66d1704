import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { creatorMailsMachine } from '#machines/creator-mails/creator-mails.machine.ts';
import { firstMails } from '#tests/flows/creator-mails.flow.ts';
import { CreatorMailsScreen } from '#web/back-office/creator-mails-screen.tsx';
import { controlledActors } from './controlled-actors.ts';
import { onPage } from './on-page.tsx';

const subject = 'Complete your bank details';

it('a mail that is read says its subject once', async () => {
  const { start, settle } = controlledActors();
  const actor = start('mails', creatorMailsMachine, { accountId: 'creator-1' });
  render(onPage(<CreatorMailsScreen actor={actor} />), { wrapper: MemoryRouter });
  await settle('mails', 'fetchMails', { kind: 'mails', mails: firstMails });
  fireEvent.click(screen.getByRole('button', { name: /^Read: Application approved/ }));
  await settle('mails', 'readMail', {
    kind: 'reading',
    reading: { subject, text: `${subject}\n\nHello Mia Ay.`, secret: 'none' },
  });
  expect(screen.getByText('Hello Mia Ay.').textContent).toBe('Hello Mia Ay.');
  expect(screen.getAllByText(new RegExp(subject))).toHaveLength(1);
});
