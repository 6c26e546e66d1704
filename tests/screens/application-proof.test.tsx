import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { AxiosError, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { client } from '#api/client.ts';
import { proofLifetimeMs } from '#contract/application-choices.ts';
import { applicationPage } from '#machines/application-page/application-page.actors.ts';
import { flowsIn } from '#machines/application-page/application-page.view.ts';
import { applicationPartsMachine } from '#machines/application-parts/application-parts.machine.ts';
import { emailVerification } from '#machines/email-verification/email-verification.actors.ts';
import { draft } from '#tests/flows/application.flow.ts';
import { ApplicationScreen } from '#web/application/application-screen.tsx';
import { formToMail } from '#web/application/application-storage.ts';

const key = 'vaya.verifiedEmail';
const verified = { email: 'deniz@mail.example', applicationId: 'application-1' };
const first = 'Please verify your email address first';
const storedAt = (at?: number) => localStorage.setItem(key, JSON.stringify({ at, value: verified }));
const stored = () => JSON.parse(localStorage.getItem(key) ?? 'null');

/** The page with all its flows, before a server that turns every application down. */
function open(refusal: object) {
  client.defaults.adapter = (config) => Promise.reject(turnedDown(config, refusal));
  const effects = ['saveDraft', 'saveVerification', 'saveApplied'];
  const page = createActor(
    applicationPage(formToMail).provide({
      actors: {
        parts: applicationPartsMachine.provide({ actors: { addressBar: fromCallback(() => {}) } }),
        watchDraft: fromCallback(() => {}),
      },
      actions: Object.fromEntries(effects.map((name) => [name, () => {}])),
    }),
    { input: { draft, attemptSeed: 'seed', parameters: [] } },
  ).start();
  const actors = { page, ...flowsIn(page.getSnapshot()) };
  render(<ApplicationScreen actors={actors} />, { wrapper: MemoryRouter });
  return () => {
    act(() => {
      actors.application.send({ type: 'username.accepted', username: draft.username });
      actors.application.send({ type: 'picture.drawn', pictureId: 'picture-1', slot: 'cover' });
    });
    act(() => actors.application.send({ type: 'application.submit' }));
  };
}

function turnedDown(config: InternalAxiosRequestConfig, data: object): AxiosError {
  const response: AxiosResponse = { data, status: 400, statusText: '', headers: {}, config };
  return new AxiosError('', '', config, undefined, response);
}

const you = () => within(screen.getByRole('group', { name: '1. You' }));
const verify = () => screen.queryByRole('button', { name: 'Verify' });

describe('an address whose proof the server has forgotten', () => {
  const { adapter = [] } = client.defaults;
  beforeEach(() => storedAt(Date.now()));
  afterEach(() => {
    client.defaults.adapter = adapter;
  });

  it('is no longer called verified, and can be verified again', async () => {
    const send = open({ code: 'validation', message: 'Please check these fields.', fields: { email: first } });
    expect(you().getByText('Verified')).toBeDefined();
    send();
    await waitFor(() => expect(verify()?.ariaDisabled).toBe('false'));
    expect(you().queryByText('Verified')).toBeNull();
    expect(you().getByText(first)).toBeDefined();
    expect(localStorage.getItem(key)).toBeNull();
    const email = screen.getByLabelText<HTMLInputElement>('Email');
    expect(email.value).toBe(verified.email);
    await userEvent.type(email, 'x{Backspace}');
    expect(verify()?.ariaDisabled).toBe('false');
  });

  it('stays verified where somebody else has it, or another field was wrong', async () => {
    const send = open({ code: 'emailTaken', message: 'This address is taken.' });
    send();
    await screen.findAllByText('This address is taken.');
    expect([verify(), stored().value]).toEqual([null, verified]);
  });
});

describe('what the device knows of a verified address', () => {
  const verificationFrom = (at?: number) => {
    storedAt(at);
    return createActor(emailVerification, { input: { attemptSeed: 'seed' } }).start();
  };

  it('is ignored once the server has forgotten it too, and is removed', () => {
    expect(
      verificationFrom(Date.now() - proofLifetimeMs + 60_000)
        .getSnapshot()
        .hasTag('verified'),
    ).toBe(true);
    for (const late of [Date.now() - proofLifetimeMs, undefined]) {
      expect(verificationFrom(late).getSnapshot().hasTag('verified')).toBe(false);
      expect(stored()).toBeNull();
    }
  });

  it('is as old as its proof, however often it is seen again', () => {
    const at = Date.now() - 60_000;
    const verification = verificationFrom(at);
    expect(stored()).toEqual({ at, value: verified });
    const other = { ...verified, applicationId: 'application-2' };
    verification.send({ type: 'verification.observe', verified: other });
    expect(stored().at).toBeGreaterThan(at);
    expect(stored().value).toEqual(other);
  });
});
