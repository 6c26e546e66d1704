import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { signInMachine } from '#machines/sign-in/sign-in.machine.ts';
import { controllable } from '#tests/kit/controllable.ts';
import { chooseLanguage } from '#web/i18n/language-store.ts';
import { signInMessages } from '#web/i18n/sign-in.messages.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { SignInScreen } from '#web/sign-in/sign-in-screen.tsx';

type Actor = ReturnType<typeof createActor<typeof signInMachine>>;

function SponsorSignIn({ actor }: { actor: Actor }) {
  const signIn = useMessages(signInMessages);
  const words = {
    heading: signIn.sponsorHeading,
    subtitle: signIn.sponsorSubtitle,
    identifier: signIn.username,
    failed: signIn.sponsorFailed,
  };
  return <SignInScreen actor={actor} words={words} />;
}

describe('the sponsor sign-in', () => {
  let controlled: ReturnType<typeof controllable<typeof signInMachine>>;
  const username = () => screen.getByLabelText<HTMLInputElement>('Username');
  const password = () => screen.getByLabelText<HTMLInputElement>('Password');
  const button = (name = 'Sign In') => screen.getByRole<HTMLButtonElement>('button', { name });
  const answer = (output: unknown) => act(async () => controlled.pending.get('signIn')?.resolve(output));
  const submitted = async () => {
    await userEvent.type(username(), '  bluebay ');
    await userEvent.type(password(), ' rooms {Enter}');
  };

  beforeEach(() => {
    controlled = controllable(signInMachine);
    const actor = createActor(controlled.logic).start();
    render(<SponsorSignIn actor={actor} />, { wrapper: MemoryRouter });
  });

  it('[SPONSOR-01, SPONSOR-02, SPONSOR-03] welcomes the sponsor and asks for username and password', () => {
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Welcome Back');
    expect(screen.getByText('Sign in to your sponsor account to discover creators').tagName).toBe('P');
    expect([username().autocomplete, password().autocomplete]).toEqual(['username', 'current-password']);
  });

  it('[SPONSOR-04] makes the password readable, and hidden again', async () => {
    await userEvent.type(password(), 'secret');
    expect(password().type).toBe('password');
    await userEvent.click(button('Show password'));
    expect([password().type, password().value]).toEqual(['text', 'secret']);
    await userEvent.click(button('Hide password'));
    expect(password().type).toBe('password');
  });

  it('[SPONSOR-05, SPONSOR-06, SPONSOR-11] is busy while it asks: other words, no second submit', async () => {
    await submitted();
    expect(button('Signing in...').ariaDisabled).toBe('true');
    expect([username().readOnly, password().readOnly]).toEqual([true, true]);
  });

  it('[SPONSOR-07] cannot be submitted while either field is empty', async () => {
    expect(button().ariaDisabled).toBe('true');
    await userEvent.type(username(), 'bluebay');
    expect(button().ariaDisabled).toBe('true');
    await userEvent.type(password(), 'x');
    expect(button().ariaDisabled).toBe('false');
    await userEvent.clear(username());
    await userEvent.type(username(), '   ');
    expect(button().ariaDisabled).toBe('true');
  });

  it('[SPONSOR-08, SPONSOR-09, ERR-08] names what is missing in a field that was left', async () => {
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.type(username(), '   ');
    await userEvent.tab();
    expect(screen.getByRole('alert').textContent).toBe('Username is required');
    expect(username().getAttribute('aria-invalid')).toBe('true');
    await userEvent.click(username());
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      'Username is required',
      'Password is required',
    ]);
    await userEvent.type(username(), 'bluebay');
    expect(screen.getByRole('alert').textContent).toBe('Password is required');
  });

  it('[SPONSOR-10] asks with the username trimmed and the password as typed', async () => {
    await submitted();
    expect(controlled.pending.get('signIn')?.input).toEqual({ identifier: 'bluebay', password: ' rooms ' });
  });

  it.each([
    ['[SPONSOR-14] a login that says no', { kind: 'rejected' }, 'Invalid username or password. Please try again.'],
    [
      '[SPONSOR-15] the message of a refusal',
      { kind: 'refused', message: 'Authentication failed' },
      'Authentication failed',
    ],
  ])('%s is told where the focus goes, and nothing typed is lost', async (_, output, text) => {
    await submitted();
    await answer(output);
    expect(screen.getByRole('alert').textContent).toBe(text);
    expect(document.activeElement).toBe(screen.getByRole('alert'));
    expect([username().value, password().value]).toEqual(['  bluebay ', ' rooms ']);
    expect(button().ariaDisabled).toBe('false');
  });

  it("[SPONSOR-13, SPONSOR-16] a failure without a message says 'Login failed. Please try again.'", async () => {
    await submitted();
    await act(async () => controlled.pending.get('signIn')?.reject('Wrong Services'));
    expect(screen.getByRole('alert').textContent).toBe('Login failed. Please try again.');
  });

  it('changes its language without losing what was typed', async () => {
    await userEvent.type(username(), 'bluebay');
    act(() => chooseLanguage('tr'));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Yeniden hoş geldiniz');
    expect(screen.getByLabelText<HTMLInputElement>('Kullanıcı adı').value).toBe('bluebay');
    await userEvent.click(screen.getByLabelText('Şifre'));
    await userEvent.tab();
    expect(screen.getByRole('alert').textContent).toBe('Şifre zorunludur');
    expect(button('Giriş yap').ariaDisabled).toBe('true');
  });
});
