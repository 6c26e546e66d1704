import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { applicationReviewMachine } from '#machines/back-office/application-review.machine.ts';
import { heldDetail } from '#tests/flows/application-review.flow.ts';
import { flowNow } from '#tests/kit/flow-now.ts';
import { ReviewPanel } from '#web/back-office/review-panel.tsx';
import { controlledActors } from './controlled-actors.ts';
import { onPage } from './on-page.tsx';

const secret = {
  accountType: 'company',
  name: 'Deniz Ltd',
  iban: 'TR330006100519786457841327',
  bank: null,
  taxNumber: '1234567890',
  taxOffice: 'Kaş',
  address: 'Liman 3',
  city: 'Antalya',
  district: 'Kaş',
  country: 'Turkey',
};

const review = () => {
  const { start, settle } = controlledActors();
  const actor = start('review', applicationReviewMachine, { id: 'a' }) as {
    send(event: object): void;
    getSnapshot(): { context: { action: unknown } };
  };
  render(onPage(<ReviewPanel actor={actor as never} />), { wrapper: MemoryRouter });
  const found = (detail: object) => settle('review', 'fetchApplication', { kind: 'found', detail });
  return { actor, settle, found };
};

it('of whoever is a creator there is nothing to decide any more', async () => {
  const { found } = review();
  await found({ ...heldDetail, state: 'APPROVED', decidedAt: 1, accountState: 'active' });
  expect(screen.getByRole('button', { name: 'Suspend' })).toBeDefined();
  expect(screen.queryByRole('heading', { name: 'Decision' })).toBeNull();
});

it('bank details that staff look at name no bank that is unknown, and go on saying what is doubtful', async () => {
  const { settle, found } = review();
  const bank = { maskedIban: 'TR33 •••• 1327', isDoubtful: true, updatedAt: 0 };
  const bankLink = { state: 'submitted', expiresAt: 0, submittedAt: 0 };
  const detail = { ...heldDetail, state: 'APPROVED', decidedAt: 1, bank, bankLink };
  await found(detail);
  const show = screen.getByRole('button', { name: 'Show IBAN' });
  show.focus();
  act(() => show.click());
  await settle('review', 'performAction', { kind: 'revealed', secret });
  expect(document.activeElement?.textContent).toBe('Hide');
  expect(screen.getByText('TR33 0006 1005 1978 6457 8413 27')).toBeDefined();
  expect(screen.queryByText('Bank')).toBeNull();
  expect(screen.getByText('The IBAN’s check digits do not match')).toBeDefined();
});

it.each([
  [
    'Verify',
    'Verify Deniz Yıldız’s bank details?',
    { move: 'verify', updatedAt: flowNow },
    { state: 'submitted', expiresAt: 0, submittedAt: 0 },
  ],
  [
    'Email a new link',
    'Email a new link to Deniz Yıldız?',
    { move: 'reissue' },
    { state: 'opened', expiresAt: 0, submittedAt: null },
  ],
])('asks before it does what is not taken back: %s', async (label, title, request, bankLink) => {
  const { actor, settle, found } = review();
  await found({ ...heldDetail, state: 'APPROVED', decidedAt: 1, bankLink });
  act(() => screen.getByRole('button', { name: 'Show IBAN' }).click());
  await settle('review', 'performAction', { kind: 'revealed', secret });
  const press = () => act(() => screen.getByRole('button', { name: label }).click());
  press();
  expect(screen.getByRole('dialog', { name: title })).toBeDefined();
  expect(screen.queryByText('Working...')).toBeNull();
  press();
  expect(screen.getByText('Working...')).toBeDefined();
  expect(actor.getSnapshot().context.action).toEqual({ kind: 'bank', request });
});

it('verifies no bank details whose holder has not been shown, and says what to do', async () => {
  const { actor, settle, found } = review();
  const bankLink = { state: 'submitted', expiresAt: 0, submittedAt: 0 };
  await found({ ...heldDetail, state: 'APPROVED', decidedAt: 1, bankLink });
  const verify = () => screen.getByRole('button', { name: 'Verify' });
  const note = () => screen.queryByText('Show the IBAN and compare the name before you verify.');
  expect([verify().ariaDisabled, note() === null]).toEqual(['true', false]);
  act(() => verify().click());
  expect(screen.queryByRole('dialog')).toBeNull();
  act(() => screen.getByRole('button', { name: 'Show IBAN' }).click());
  await settle('review', 'performAction', { kind: 'revealed', secret });
  expect(screen.getByText('Deniz Ltd')).toBeDefined();
  expect([verify().ariaDisabled === 'true', note()]).toEqual([false, null]);
  act(() => actor.send({ type: 'secret.hide' }));
  expect(verify().ariaDisabled).toBe('true');
});

it('what was typed to an applicant the last time stands in its form, and what is wrong with it goes as it is typed', async () => {
  const { settle } = review();
  const drafts = { reason: 'other', message: 'Which bank?' };
  await settle('review', 'fetchApplication', { kind: 'found', detail: heldDetail, drafts });
  const word = screen.getByLabelText<HTMLTextAreaElement>('Message to the applicant');
  expect(screen.getByLabelText<HTMLSelectElement>('Reason').value).toBe('other');
  act(() => screen.getByRole('button', { name: 'Reject and notify', hidden: true }).click());
  const wrong = () => screen.queryByText(/^Please tell the applicant the reason/);
  expect(wrong()).not.toBeNull();
  fireEvent.change(word, { target: { value: 'Too' } });
  expect([wrong(), word.value]).toEqual([null, 'Too']);
});
