import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { createActor, setup } from 'xstate';
import { emptyDraft } from '#machines/application/application.machine.ts';
import { emailVerificationMachine } from '#machines/email-verification/email-verification.machine.ts';
import { controllable, drive } from '#tests/kit/controllable.ts';
import { Component as ApplicationRoute } from '#web/application/application-route.tsx';
import { AddressContext, addressOf } from '#web/page/address.ts';
import { snapshotsOf } from '#web/ui/saved-flows.ts';

const key = 'vaya.application-email-v4';
const storedAs = (email: unknown) => JSON.stringify({ at: Date.now(), value: { email } });

/** The page, with the parts that come after the first screenful. */
async function open(): Promise<void> {
  const router = createMemoryRouter([{ path: '*', element: <ApplicationRoute /> }]);
  render(
    <AddressContext value={addressOf(router)}>
      <RouterProvider router={router} />
    </AddressContext>,
  );
  await screen.findByLabelText(/^I accept the terms/);
}
const email = () => screen.getByLabelText<HTMLInputElement>('Email');

describe('the application page after a reload', () => {
  it('goes on where it was', async () => {
    await open();
    fireEvent.change(email(), { target: { value: 'mia@mail.example' } });
    cleanup();
    await open();
    expect(email().value).toBe('mia@mail.example');
  });

  it.each([
    ['no JSON', '{'],
    ['nothing of a page', '[]'],
    ['no snapshot', storedAs({})],
    [
      'a snapshot of another chart',
      storedAs({ status: 'active', value: 'elsewhere', context: {}, historyValue: {}, children: {} }),
    ],
  ])('begins anew when what was kept is %s', async (_, kept) => {
    sessionStorage.setItem(key, kept);
    await open();
    expect(email().value).toBe('');
  });

  it('takes of a draft what has the shape of one', async () => {
    const odd = {
      fullName: 'Mia',
      languages: [null],
      locations: [{ _id: '1' }],
      socialMediaAccounts: { instagram: null },
    };
    localStorage.setItem('vaya.application', JSON.stringify({ at: Date.now(), value: odd }));
    await open();
    expect(screen.getByLabelText<HTMLInputElement>('Full name').value).toBe('Mia');
    expect(screen.getByLabelText<HTMLInputElement>('Instagram').value).toBe('');
  });

  it('has the countdown of before', async () => {
    const deadline = Date.now() + 120_000;
    sessionStorage.setItem(key, storedAs(await awaitingCode(deadline)));
    await open();
    expect((await screen.findByRole('timer')).textContent).toMatch(/^(2:00|1:59)$/);
  });
});

describe('the application of somebody who was here before', () => {
  const typed = { ...emptyDraft, fullName: 'Mia Kaya', username: 'mia', aboutMe: 'I sail.' };
  const verified = { at: Date.now(), value: { email: 'mia@mail.example', applicationId: 'application-1' } };
  const keptDraft = () => localStorage.getItem('vaya.application') ?? '';
  const name = () => screen.getByLabelText<HTMLInputElement>('Full name');
  const startOver = () => screen.queryByRole('button', { name: 'Start over' });
  const leave = (form: object) =>
    localStorage.setItem('vaya.application', JSON.stringify({ at: Date.now(), value: form }));

  it('is gone on with, or begun anew after a question: nothing of it is left on the device', async () => {
    leave(typed);
    localStorage.setItem('vaya.verifiedEmail', JSON.stringify(verified));
    await open();
    expect([name().value, email().value]).toEqual(['Mia Kaya', 'mia@mail.example']);
    const user = userEvent.setup({ delay: null });
    await user.click(screen.getByRole('button', { name: 'Start over' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(name().value).toBe('Mia Kaya');
    await user.click(screen.getByRole('button', { name: 'Start over' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Start over' }));
    expect([name().value, email().value, startOver()]).toEqual(['', '', null]);
    expect(screen.getByLabelText<HTMLInputElement>('Username').value).toBe('');
    expect(screen.getByLabelText<HTMLInputElement>('About me').value).toBe('');
    expect(screen.getByRole('button', { name: 'Verify' })).toBeDefined();
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toMatch(/mia/i);
    await waitFor(() => expect(document.activeElement).toBe(name()));
    fireEvent.change(name(), { target: { value: 'Noor' } });
    expect(keptDraft()).toContain('Noor');
  });

  it('offers nobody to start over who has not begun', async () => {
    await open();
    expect(startOver()).toBeNull();
    cleanup();
    leave(emptyDraft);
    await open();
    expect(startOver()).toBeNull();
  });
});

it('a code that was typed is never stored: its flow is stored as it was before', async () => {
  const chart = setup({ actors: { email: controllable(emailVerificationMachine).logic } }).createMachine({
    invoke: { id: 'email', src: 'email', input: { attemptSeed: 'seed' } },
  });
  const page = createActor(chart).start();
  const before = snapshotsOf(page, ['email', 'elsewhere'], null);
  expect(Object.keys(before)).toEqual(['email']);
  const email = await checkingCode();
  const secret: never = { getSnapshot: () => ({ children: { email } }) } as never;
  expect(snapshotsOf(secret, ['email'], before)).toEqual(before);
  expect(snapshotsOf(secret, ['email'], null)).toEqual({});
});

async function checkingCode() {
  const { actor } = await sentCode(Date.now() + 1_000);
  actor.send({ type: 'code.submit', code: '123456' });
  expect(JSON.stringify(actor.getPersistedSnapshot())).toContain('123456');
  return actor;
}

async function awaitingCode(deadline: number) {
  const { actor } = await sentCode(deadline);
  const kept = JSON.parse(JSON.stringify(actor.getPersistedSnapshot()));
  kept.children.countdown.snapshot = { status: 'active', context: 0, input: { deadline } };
  return kept;
}

async function sentCode(deadline: number) {
  const { logic, pending } = controllable(emailVerificationMachine);
  const actor = createActor(logic, { input: { attemptSeed: 'seed' } }).start();
  actor.send({ type: 'email.change', email: 'mia@mail.example' });
  actor.send({ type: 'code.send' });
  const output = { kind: 'sent', applicationId: 'application-1', deadline };
  const event = { type: 'xstate.done.actor.sendVerificationEmail', output };
  await act(async () => drive({ actor, pending } as never, event));
  return { actor };
}
