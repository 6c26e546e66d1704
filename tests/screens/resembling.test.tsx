import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { item } from '#tests/flows/application-queue.flow.ts';
import { Resembling } from '#web/back-office/review-panel.tsx';

const { bankLink, email, isIbanDoubtful, isRepeated, profilePicture } = item;
const other = { bankLink, email, isIbanDoubtful, isRepeated, profilePicture, createdAt: 0, notes: 0 };
const data = [
  {
    ...{ ...other, accountId: 'a', fullName: 'Mia Kaya', username: 'mia', status: 'rejected' as const },
    application: { id: 'application-2', state: 'REJECTED' as const },
    same: ['phoneNumber' as const, 'tiktok' as const],
  },
  {
    ...{ ...other, accountId: 'b', fullName: 'Noor', username: 'noor.is.here', status: 'suspended' as const },
    application: null,
    same: ['instagram' as const],
  },
];
const show = (isMore: boolean) => render(<Resembling resembling={{ data, isMore }} />, { wrapper: MemoryRouter });

it('whom an applicant resembles is named with how they stand and what is the same, and leads to them', () => {
  show(false);
  const links = within(screen.getByRole('region', { name: 'Similar applications' })).getAllByRole('link');
  expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
    [
      '/admin?list=applications&state=ALL&application=application-2',
      expect.stringContaining('Mia KayamiaSame: Phone number, TikTokRejected'),
    ],
    ['/admin/creators?search=noor.is.here', expect.stringContaining('Noornoor.is.hereSame: InstagramSuspended')],
  ]);
  expect(screen.queryByText(/There are more/)).toBeNull();
});

it('where an applicant resembles more than are shown, it is said', () => {
  show(true);
  expect(screen.getByText('Showing the first 2.')).toBeDefined();
});
