import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { setPasswordMachine } from '#machines/set-password/set-password.machine.ts';
import { controllable } from '#tests/kit/controllable.ts';
import { SetPasswordScreen } from '#web/password/set-password-screen.tsx';

it.each([
  ['in the words of the server', { message: 'Try again in 40 seconds.' }, 'Try again in 40 seconds.'],
  ['where it gave none', 'Wrong Services', 'We couldn’t send the link. Please try again.'],
])('the page of a link says that no new one was sent, %s', async (_, failure, words) => {
  const { logic, pending } = controllable(setPasswordMachine);
  const actor = createActor(logic).start();
  render(<SetPasswordScreen actor={actor} />, { wrapper: MemoryRouter });
  await act(async () => pending.get('openPasswordLink')?.resolve({ kind: 'expired' }));
  fireEvent.click(screen.getByRole('button', { name: 'Send me a new link' }));
  await act(async () => pending.get('renewPasswordLink')?.reject(failure));
  expect(screen.getByRole('alert').textContent).toBe(words);
});
