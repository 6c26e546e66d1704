import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import {
  type ApplicationStatusActor,
  applicationStatusMachine,
} from '#machines/application-status/application-status.machine.ts';
import { standIn } from '#tests/kit/in-zone.ts';
import { statusOnHold } from '#tests/kit/people.ts';
import { ApplicationStatusScreen } from '#web/application/application-status-screen.tsx';
import { controlledActors } from './controlled-actors.ts';

afterEach(() => void vi.restoreAllMocks());

const approved = { ...statusOnHold, status: 'APPROVED', hasPassword: true } as const;

it.each([
  [{ ...approved, isActive: true }, 'You are approved', 'Your blog is live.'],
  [{ ...approved, isSuspended: true }, 'Your account is suspended', 'Your blog and your profile are hidden for now.'],
])('whoever was approved is told how they stand now', async (status, title, words) => {
  const { start, settle } = controlledActors();
  render(<ApplicationStatusScreen actor={start('status', applicationStatusMachine)} />, { wrapper: MemoryRouter });
  await settle('status', 'fetchStatus', { kind: 'known', status });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  expect(screen.getByText(words)).toBeDefined();
  expect(screen.queryAllByRole('listitem').length > 0).toBe(!status.isSuspended);
});

it('a step that is done says what was done, and no more what to do', async () => {
  const { start, settle } = controlledActors();
  render(<ApplicationStatusScreen actor={start('status', applicationStatusMachine)} />, { wrapper: MemoryRouter });
  await settle('status', 'fetchStatus', {
    kind: 'known',
    status: { ...approved, bankDetails: 'verified', isActive: true },
  });
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Applied20 May 2026',
    'Email address verified',
    'Approved',
    'Password chosen',
    'Bank details verified',
    'Your blog is live',
  ]);
});

it('the day of the erasing is the same wherever it is read', async () => {
  standIn('Pacific/Honolulu');
  const { ApplicationStatusScreen: Screen } = await import('#web/application/application-status-screen.tsx');
  const { start, settle } = controlledActors();
  const actor: ApplicationStatusActor = start('status', applicationStatusMachine);
  render(<Screen actor={actor} />, { wrapper: MemoryRouter });
  await settle('status', 'fetchStatus', { kind: 'known', status: statusOnHold });
  act(() => actor.send({ type: 'application.withdraw' }));
  act(() => actor.send({ type: 'action.confirm' }));
  await settle('status', 'withdraw', { kind: 'withdrawn', erasedOn: '2026-12-22' });
  expect(screen.getByText(/^On 22 Dec\w* 2026 we permanently delete everything/)).toBeDefined();
});
