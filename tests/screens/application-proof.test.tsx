import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { AxiosError, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { client } from '#api/client.ts';
import { verifiedEmailStore } from '#api/verified-email.ts';
import { proofLifetimeMs } from '#contract/code-limits.ts';
import { applicationPage } from '#machines/application-page/application-page.actors.ts';
import { flowsIn } from '#machines/application-page/application-page.view.ts';
import { applicationPartsMachine } from '#machines/application-parts/application-parts.machine.ts';
import { draft } from '#tests/flows/application.flow.ts';
import { ApplicationScreen } from '#web/application/application-screen.tsx';
import { handedIn } from './handed-in.ts';

const key = 'vaya.verifiedEmail';
const verified = { email: 'deniz@mail.example', applicationId: 'application-1' };
const first = 'Please verify your email address first';
const keptAs = (kept: object) => localStorage.setItem(key, JSON.stringify({ ...verified, ...kept }));

/** The page with all its flows, before a server that turns every application down. */
function open(refusal: object) {
  client.defaults.adapter = (config) => Promise.reject(turnedDown(config, refusal));
  const effects = ['loadLater', 'keepDraft', 'keepVerification', 'keepApplied'];
  const page = createActor(
    applicationPage.provide({
      actors: {
        parts: applicationPartsMachine.provide({ actors: { addressBar: fromCallback(() => {}) } }),
        watchDraft: fromCallback(() => {}),
      },
      actions: Object.fromEntries(effects.map((name) => [name, () => {}])),
    }),
    { input: { draft, attemptSeed: 'seed', parameters: [] } },
  ).start();
  const actors = { page, ...flowsIn(page.getSnapshot()) };
  render(
    <MemoryRouter>
      <ApplicationScreen actors={actors} handedIn={handedIn} />
    </MemoryRouter>,
  );
  return () => {
    const parts = { freeName: draft.username, pictureId: 'picture-1' };
    act(() => actors.application.send({ type: 'parts.settle', parts }));
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
  beforeEach(() => keptAs({ provenAt: Date.now() }));
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
    expect([verify(), verifiedEmailStore.read()]).toEqual([null, verified]);
  });
});

describe('what the device knows of a verified address', () => {
  it('is as good as none once the server has forgotten it too, and is removed', () => {
    keptAs({ provenAt: Date.now() - proofLifetimeMs + 60_000 });
    expect(verifiedEmailStore.read()).toEqual(verified);
    for (const late of [{ provenAt: Date.now() - proofLifetimeMs }, {}]) {
      keptAs(late);
      expect(verifiedEmailStore.read()).toBeNull();
    }
    keptAs({ provenAt: 0 });
    verifiedEmailStore.read();
    expect(localStorage.getItem(key)).toBeNull();
  });

  it('is as old as its proof, however often it is seen again', () => {
    const provenAt = Date.now() - 60_000;
    keptAs({ provenAt });
    verifiedEmailStore.write(verified);
    expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual({ ...verified, provenAt });
    verifiedEmailStore.write({ ...verified, applicationId: 'application-2' });
    expect(JSON.parse(localStorage.getItem(key) ?? '').provenAt).toBeGreaterThan(provenAt);
  });
});
