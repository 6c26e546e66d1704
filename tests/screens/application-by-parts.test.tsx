import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { applicationMachine } from '#machines/application/application.machine.ts';
import { applicationPartsMachine } from '#machines/application-parts/application-parts.machine.ts';
import { completed, draft } from '#tests/flows/application.flow.ts';
import { expectAccessible } from '#tests/kit/accessible.ts';
import { ApplicationScreen } from '#web/application/application-screen.tsx';
import { chooseLanguage } from '#web/i18n/language-store.ts';
import { addressOf } from '#web/page/address.ts';
import { controlledActors } from './controlled-actors.ts';
import { idleActors } from './idle-actors.ts';

const router = () => createMemoryRouter([{ path: '*', element: null }], { initialEntries: ['/application?ref=mail'] });
const parameters = [['part', 'review']] as const;
const press = (role: 'button' | 'link', name: string) => fireEvent.click(screen.getByRole(role, { name }));

describe('the application by parts', () => {
  const { start, settle } = controlledActors();
  beforeEach(() => void Object.assign(window, { innerWidth: 375 }));
  afterEach(() => void Object.assign(window, { innerWidth: 1024 }));

  const open = (form: typeof draft | null) => {
    const actors = idleActors({
      application: start('application', applicationMachine, { draft: form }),
      parts: start('parts', applicationPartsMachine, { parameters }),
    });
    render(<ApplicationScreen actors={actors} />, { wrapper: MemoryRouter });
    return actors;
  };

  it('[APPLY-21] collects at the review what every part lacks, each a way to its field', async () => {
    open(null);
    expect(screen.getByText('Part 5 of 5')).toBeDefined();
    press('button', 'Send application');
    press('link', 'At least one language is required');
    expect(document.activeElement?.id).toBe('languages');
    expect(screen.getByText('Part 3 of 5')).toBeDefined();
    expect(screen.queryByText('Please check these fields')).toBeNull();
    await expectAccessible();
  });

  it('names the cities at the review in the language of the applicant', () => {
    open({
      ...draft,
      locations: ['2267057', '308948'],
      location: null,
      cityNames: { '2267057': 'Lisbon', '308948': 'Kaş' },
    });
    const cities = (label: string) => screen.getByText(label, { selector: 'dt' }).nextSibling?.textContent;
    expect(cities('Locations')).toContain('Lisbon (Main), Kaş');
    act(() => chooseLanguage('tr'));
    expect(cities('Konumlar')).toContain('Lizbon (Ana konum), Kaş');
    act(() => chooseLanguage('en'));
  });

  it('[APPLY-25] leads from what the server refused to the part where it stands, and keeps what was typed', async () => {
    const { application } = open(draft);
    act(() => {
      for (const part of completed) application.send(part);
    });
    press('button', 'Send application');
    const message = 'This number is taken.';
    await settle('application', 'apply', { kind: 'refused', message, fields: { phoneNumber: message } });
    press('link', message);
    expect(document.activeElement).toBe(screen.getByLabelText('Phone number'));
    expect(screen.getByLabelText<HTMLInputElement>('Phone number').value).toBe(draft.phoneNumber);
    await expectAccessible();
  });

  it('says what a part lacks that was gone on from, and that it may be gone on from', () => {
    const { parts } = open(null);
    act(() => parts.send({ type: 'part.open', step: 'work' }));
    press('button', 'Next');
    expect(document.activeElement?.textContent).toBe('4. Company and payment');
    expect(screen.getByText(/4 answers are missing in “What you do”/).closest('[role=status]')).not.toBeNull();
  });

  it('shows the whole form to whoever turns to a wide screen', () => {
    Object.assign(window, { innerWidth: 1024 });
    open(null);
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
    press('link', 'Change Full name');
    expect(document.activeElement).toBe(screen.getByLabelText('Full name'));
  });
});

describe('the address of a part', () => {
  it('is a step from the part before it, and Back takes that step back, or else stands in its place', async () => {
    const memory = router();
    const machine = applicationPartsMachine.provide({ actors: { addressBar: addressOf(memory).bar } });
    const parts = createActor(machine, { input: { parameters: [] } }).start();
    const search = () => memory.state.location.search;
    parts.send({ type: 'part.next' });
    await expect.poll(search).toBe('?ref=mail&part=profile');
    parts.send({ type: 'part.back' });
    await expect.poll(search).toBe('?ref=mail');
    parts.send({ type: 'part.open', step: 'review' });
    await expect.poll(search).toBe('?ref=mail&part=review');
    parts.send({ type: 'part.back' });
    await expect.poll(search).toBe('?ref=mail&part=payment');
    await memory.navigate(-1);
    await expect.poll(() => parts.getSnapshot().context.step).toBe('you');
    expect(search()).toBe('?ref=mail');
  });
});
