import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { applicationReviewMachine } from '#machines/back-office/application-review.machine.ts';
import { heldDetail } from '#tests/flows/application-review.flow.ts';
import { ReviewPanel } from '#web/back-office/review-panel.tsx';
import { controlledActors } from './controlled-actors.ts';
import { onPage } from './on-page.tsx';

it('the accounts of an applicant lead to where they are seen, and nowhere else, whatever was stored', async () => {
  const { start, settle } = controlledActors();
  const actor = start('review', applicationReviewMachine, { id: 'a' });
  render(onPage(<ReviewPanel actor={actor} />), { wrapper: MemoryRouter });
  const youtube = [{ name: 'javascript:alert(1)', level: null }];
  const detail = { ...heldDetail, profile: { ...heldDetail.profile, youtube } };
  await settle('review', 'fetchApplication', { kind: 'found', detail });
  const links = screen
    .getAllByRole('link')
    .map((link) => ['href', 'rel', 'target'].map((name) => link.getAttribute(name)));
  expect(links).toEqual([
    ['mailto:deniz@mail.example', null, null],
    ['/admin/creators/account-1/mails', null, null],
    ['https://www.instagram.com/deniz/', 'noopener noreferrer nofollow', '_blank'],
  ]);
  expect(screen.getByText('javascript:alert(1)')).toBeDefined();
  expect(screen.queryByText(/TikTok/)).toBeNull();
});
