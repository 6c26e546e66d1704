import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { countdown } from '#machines/clock/countdown.actors.ts';
import { emailVerificationMachine } from '#machines/email-verification/email-verification.machine.ts';
import { controllable } from '#tests/kit/controllable.ts';
import { chooseLanguage } from '#web/i18n/language-store.ts';
import { EmailVerification } from './email-verification-parts.tsx';
import { withFakeClock } from './fake-clock.ts';

const email = 'mia@mail.example';

describe('verifying an email', () => {
  let controlled: ReturnType<typeof controllable<typeof emailVerificationMachine>>;
  let user: ReturnType<typeof userEvent.setup>;
  const settle = (actor: string, output: unknown) => act(async () => controlled.pending.get(actor)?.resolve(output));
  const fail = (actor: string, error: unknown) => act(async () => controlled.pending.get(actor)?.reject(error));
  const sent = () => ({
    kind: 'sent',
    applicationId: 'application-1',
    deadline: Date.now() + 300_000,
  });
  const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
  const field = () => screen.getByLabelText<HTMLInputElement>('Email');
  const code = () => screen.getByLabelText<HTMLInputElement>('Verification code');
  const minutes = () => screen.getByRole('timer').textContent;
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  const begin = async () => {
    await user.type(field(), email);
    await user.click(button('Verify'));
  };
  const beginSent = async () => {
    await begin();
    await settle('sendVerificationEmail', sent());
  };
  const enter = async (digits: string) => {
    await user.type(code(), digits);
    await user.click(button('Verify code'));
  };

  withFakeClock();
  beforeEach(() => {
    user = userEvent.setup({ delay: null });
    controlled = controllable(emailVerificationMachine);
    const actor = createActor(controlled.logic.provide({ actors: { countdown } }), { input: { attemptSeed: 'seed' } });
    render(<EmailVerification actor={actor.start()} />, { wrapper: MemoryRouter });
  });

  it('[VERIFY-01, VERIFY-03] opens a modal when a code is sent', async () => {
    expect(button('Verify').ariaDisabled).toBe('true');
    await begin();
    expect(screen.getByRole('dialog', { name: 'Check your email' }).textContent).toContain('Sending...');
    await settle('sendVerificationEmail', sent());
    expect(screen.getByText(`We sent a six-digit code to ${email}.`)).toBeDefined();
    expect(document.activeElement).toBe(code());
  });

  it('[VERIFY-04, VERIFY-05, VERIFY-06] counts 300 seconds down, and only then lets the person resend', async () => {
    await beginSent();
    expect(minutes()).toBe('5:00');
    expect(button('Resend code').ariaDisabled).toBe('true');
    expect(screen.getByText('You can resend the code when the timer runs out.')).toBeTruthy();
    await pass(60_000);
    expect(minutes()).toBe('4:00');
    await pass(239_999);
    expect(minutes()).toBe('0:01');
    expect(button('Resend code').ariaDisabled).toBe('true');
    await pass(1);
    expect(button('Resend code').ariaDisabled).toBe('false');
    expect(screen.queryByText('You can resend the code when the timer runs out.')).toBeNull();
    expect(screen.getByText('This code has expired. Request a new one.')).toBeDefined();
  });

  it('[VERIFY-07, VERIFY-08] a valid code closes the modal and marks the address as verified', async () => {
    await beginSent();
    await enter('123456');
    expect(button('Checking...').ariaDisabled).toBe('true');
    await settle('verifyEmail', 'valid');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('status').textContent).toBe('Verified');
    await waitFor(() => expect(document.activeElement).toBe(field()));
    await user.type(field(), 'x');
    expect(screen.queryByText('Verified')).toBeNull();
    expect(button('Verify').ariaDisabled).toBe('false');
  });

  it('[VERIFY-09] a code that is not valid says so, asks for it again, and leaves the countdown alone', async () => {
    await beginSent();
    await pass(10_000);
    await enter('123456');
    await settle('verifyEmail', 'invalid');
    expect(screen.getByRole('alert').textContent).toBe('Invalid or expired verification code');
    expect(document.activeElement).toBe(code());
    expect(code().getAttribute('aria-invalid')).toBe('true');
    expect(minutes()).toBe('4:50');
  });

  it('[VERIFY-10] a resend restarts the 300 seconds', async () => {
    await beginSent();
    await pass(300_000);
    await user.click(button('Resend code'));
    expect(screen.getByText('Sending...')).toBeDefined();
    await settle('resendVerificationEmail', sent());
    expect(minutes()).toBe('5:00');
    expect(button('Resend code').ariaDisabled).toBe('true');
  });

  it('[VERIFY-11, VERIFY-12] closing the modal resets the timer and the resend flag', async () => {
    await beginSent();
    await pass(300_000);
    await user.click(button('Change address'));
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(field()));
    await user.click(button('Verify'));
    await settle('sendVerificationEmail', sent());
    expect(minutes()).toBe('5:00');
    expect(button('Resend code').ariaDisabled).toBe('true');
  });

  it('takes a pasted code with blanks in it', async () => {
    await beginSent();
    await user.click(code());
    await user.paste('123 456');
    expect(code().value).toBe('123456');
    await user.keyboard('{Enter}');
    expect(controlled.pending.get('verifyEmail')?.input).toEqual({ applicationId: 'application-1', code: '123456' });
  });

  it.each([
    ['the message of a refusal', { kind: 'refused', message: 'Too many codes.' }, 'Too many codes.'],
    ['a failure without words', null, 'We couldn’t send the code.'],
  ])('says why a code was not sent (%s), and tries again', async (_, output, text) => {
    await begin();
    await (output ? settle('sendVerificationEmail', output) : fail('sendVerificationEmail', 'Wrong Services'));
    expect(screen.getByRole('alert').textContent).toBe(text);
    expect(document.activeElement).toBe(button('Try again'));
    await user.click(button('Try again'));
    await settle('sendVerificationEmail', sent());
    expect(document.activeElement).toBe(code());
  });

  it('says that a code could not be checked, and keeps it', async () => {
    await beginSent();
    await enter('123456');
    await fail('verifyEmail', 'Wrong Services');
    expect(screen.getByRole('alert').textContent).toBe('We couldn’t check the code. Please try again.');
    expect(code().value).toBe('123456');
  });

  it('speaks Turkish, also in the middle', async () => {
    await beginSent();
    await user.type(code(), '123');
    act(() => chooseLanguage('tr'));
    expect(screen.getByRole('dialog', { name: 'E-postanızı kontrol edin' })).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>('Doğrulama kodu').value).toBe('123');
    expect(button('Kodu yeniden gönder').ariaDisabled).toBe('true');
  });
});
