import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { emailVerificationMachine } from '#machines/email-verification/email-verification.machine.ts';
import { controllable, drive } from '#tests/kit/controllable.ts';
import { ApplicationRoute } from '#web/application/application-route.tsx';
import { keepFlow, readFlow } from '#web/page/kept-flow.ts';

const key = 'vaya.flow.emailVerification.1';

/** The page, with the parts that come after the first screenful. */
async function open(): Promise<void> {
  render(
    <MemoryRouter>
      <ApplicationRoute />
    </MemoryRouter>,
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
    ['no snapshot', '[]'],
    [
      'a snapshot of another chart',
      '{"status":"active","value":"elsewhere","context":{},"historyValue":{},"children":{}}',
    ],
  ])('begins anew when what was kept is %s', async (_, kept) => {
    sessionStorage.setItem(key, kept);
    await open();
    expect(email().value).toBe('');
  });

  it('has the countdown of before', async () => {
    const deadline = Date.now() + 120_000;
    sessionStorage.setItem(key, JSON.stringify(await awaitingCode(deadline)));
    await open();
    expect((await screen.findByRole('timer')).textContent).toMatch(/^(2:00|1:59)$/);
  });
});

describe('what is kept of a flow', () => {
  it('is never the code that a person typed', async () => {
    const kept = await awaitingCode(1_000);
    keepFlow('test', { ...kept, typed: { code: '123456' } } as typeof kept);
    expect(sessionStorage.getItem('vaya.flow.test')).not.toContain('123456');
    expect(readFlow('test')).not.toBeNull();
  });
});

async function awaitingCode(deadline: number) {
  const { logic, pending } = controllable(emailVerificationMachine);
  const actor = createActor(logic, { input: { attemptSeed: 'seed' } }).start();
  actor.send({ type: 'email.change', email: 'mia@mail.example' });
  actor.send({ type: 'code.send' });
  const output = { kind: 'sent', applicationId: 'application-1', deadline };
  const event = { type: 'xstate.done.actor.sendVerificationEmail', output };
  await act(() => drive({ actor, pending } as never, event));
  const kept = JSON.parse(JSON.stringify(actor.getPersistedSnapshot()));
  kept.children.countdown.snapshot = { status: 'active', context: 0, input: { deadline } };
  return kept;
}
