import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { client } from '#api/client.ts';
import type { BlogChoices } from '#contract/blog.ts';
import { blogEditing } from '#machines/blog-editing/blog-editing.actors.ts';
import type { StoredConfig } from '#machines/blog-saving/stored-config.ts';
import { configReadingMachine } from '#machines/config-reading/config-reading.machine.ts';
import { dashboardMachine } from '#machines/dashboard/dashboard.machine.ts';
import { flowsIn } from '#machines/dashboard/dashboard.view.ts';
import { dashboardPanesMachine } from '#machines/dashboard-panes/dashboard-panes.machine.ts';
import type { SignedCall } from '#machines/session/signed-call.ts';
import { toastMachine } from '#machines/toast/toast.machine.ts';
import { expectAccessible } from '#tests/kit/accessible.ts';
import { controllable } from '#tests/kit/controllable.ts';
import { makeBlogCreator } from '#tests/kit/make-blog.ts';
import { DashboardScreen } from '#web/dashboard/dashboard-screen.tsx';
import { withFakeClock } from './fake-clock.ts';
import { idleFlows, parts } from './idle-dashboard.tsx';

const creator = makeBlogCreator();

/** The page of the owner, whose calls wait for the test. */
function begin(signed: SignedCall = () => new Promise(() => {})) {
  const { logic, pending, effects } = controllable(dashboardMachine);
  const editing = blogEditing(signed);
  const reading = controllable(configReadingMachine);
  const flows = { ...idleFlows, reading: reading.logic, editing, panes: dashboardPanesMachine, toast: toastMachine };
  const actor = createActor(logic.provide({ actors: flows }), { input: { unsaved: null } }).start();
  render(<DashboardScreen actor={actor} username="deniz" today="2026-06-15" parts={parts} onStay={() => {}} />, {
    wrapper: MemoryRouter,
  });
  return { actor, pending, effects, reading };
}

/** The page of an owner whose config comes, or cannot be read, when the test says so. */
function openDashboard(profile = creator, signed?: SignedCall) {
  const { actor, pending, reading } = begin(signed);
  const find = (config: StoredConfig | null) =>
    act(async () => pending.get('fetchBlog')?.resolve({ kind: 'found', profile, config }));
  return {
    actor,
    reading,
    fail: () => find(null),
    answer: (config: BlogChoices = {}) => find({ config, version: 5, updatedAt: 5 }),
  };
}

const user = userEvent.setup({ delay: null });
const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));
const speakTurkish = () => user.click(screen.getByRole('radio', { name: 'Türkçe' }));
const isThere = (text: string) => screen.queryByText(text) !== null;

describe('a dashboard that is not there yet', () => {
  it('[DASH-02] says that it loads', () => {
    begin();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Loading Configuration');
    expect(isThere('Setting up your blog dashboard...')).toBe(true);
  });

  it.each([
    [{ message: 'The server is full.' }, 'The server is full.'],
    [new Error('Network Error'), 'Network Error'],
    [{}, 'Error fetching creator profile'],
  ])('[DASH-03] says why it could not be loaded, and is tried again by a reload (%j)', async (error, text) => {
    const { pending, effects } = begin();
    await act(async () => pending.get('fetchBlog')?.reject(error));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Oops! Something went wrong');
    expect(isThere(text)).toBe(true);
    expect(effects).toEqual([]);
    await press('Try Again');
    expect(effects).toEqual([{ reloadPage: undefined }]);
  });

  it('[DASH-04] says that there is no profile, and leads back to the blog', async () => {
    const { pending } = begin();
    await act(async () => pending.get('fetchBlog')?.resolve({ kind: 'missing' }));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('No Profile Found');
    expect(isThere("We couldn't find a creator profile for this username.")).toBe(true);
    expect(screen.getByRole('link', { name: 'Back to Blog' }).getAttribute('href')).toBe('/blog/deniz');
  });
});

describe('a dashboard whose data is missing', () => {
  withFakeClock();

  it('[CONFIG-33] [CONFIG-34] opens with the defaults and without a word where the config cannot be read, and keeps what is edited on top of it', async () => {
    const { fail, actor, reading } = openDashboard();
    await fail();
    expect(screen.getByRole('heading', { level: 1, name: "Deniz Yıldız's Blog" })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByText(/configuration available/)).toBeNull();
    await speakTurkish();
    const { editing } = flowsIn(actor.getSnapshot()) ?? {};
    const draft = () => editing?.getSnapshot().context.draft;
    expect(draft()).toMatchObject({ language: 'tr', pageStyle: { backgroundColor: '#ffffff' } });
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    const config = { pageStyle: { backgroundColor: '#fef3c7' }, tripSettings: { tripsPerRow: 3 } };
    await act(async () => reading.pending.get('fetchConfig')?.resolve({ config, version: 5, updatedAt: 5 }));
    expect(draft()).toEqual({ ...config, language: 'tr' });
    expect(isThere('Not saved yet')).toBe(true);
    expect(isThere('1 change')).toBe(true);
  });

  it('[ERR-05] [ERR-06] [ERR-08] [DASH-25] saves nothing over a config that cannot be read, and says so in each tab from then on', async () => {
    const { fail, reading } = openDashboard();
    await fail();
    expect(isThere('No blog configuration available.')).toBe(false);
    await press('Save Changes');
    expect(isThere('No blog configuration available to save')).toBe(true);
    for (const [tab, text] of [
      [/^Profile & Style/, 'No profile configuration available.'],
      [/^Content Sections/, 'No blog configuration available.'],
      [/^Trips & Experiences/, 'No blog configuration available.'],
      [/^General Settings/, 'No blog configuration available.'],
    ] as const) {
      await press(tab);
      expect([tab, isThere(text)]).toEqual([tab, true]);
    }
    expect(screen.getByRole('radio', { name: 'Türkçe' })).toBeTruthy();
    await expectAccessible();
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    await act(async () => reading.pending.get('fetchConfig')?.resolve({ config: {}, version: 5, updatedAt: 5 }));
    expect(isThere('No blog configuration available.')).toBe(false);
  });

  it('[ERR-07] says in the sections that a profile has nothing to be shown', async () => {
    const nothing = { locations: [], languages: [], expertises: [], services: [], serviceOffers: [] };
    const { answer } = openDashboard({ ...creator, ...nothing });
    await answer();
    expect(isThere('No profile data available.')).toBe(false);
    await press(/^Content Sections/);
    expect(isThere('No profile data available.')).toBe(true);
    await expectAccessible();
  });

  it('does not say so of a profile that has something', async () => {
    const { answer } = openDashboard();
    await answer();
    await press(/^Content Sections/);
    expect(isThere('No profile data available.')).toBe(false);
  });
});

describe('a save', () => {
  const { adapter = [] } = client.defaults;
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    client.defaults.adapter = adapter;
  });
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  const saveWith = async (signed: SignedCall, profile = creator) => {
    const { answer } = openDashboard(profile, signed);
    await answer();
    click('Save Changes');
    await pass(0);
  };

  it('[DASH-28] [DASH-30] [LIMIT-01] that succeeds shows a message for 3 s, and one at its button for 2 s', async () => {
    client.defaults.adapter = async (config) => {
      const data = { creatorId: 'creator-1', version: 6, createdAt: 1, updatedAt: 6 };
      return { data, status: 200, statusText: 'OK', headers: {}, config };
    };
    await saveWith((signal, call) => call({ token: 'token-1', currentBlog: 'deniz', signal }));
    expect([isThere('Changes saved successfully!'), isThere('Saved!')]).toEqual([true, true]);
    await pass(1_999);
    expect(isThere('Saved!')).toBe(true);
    await pass(1);
    expect([isThere('Saved!'), isThere('Save Changes')]).toEqual([false, true]);
    await pass(999);
    expect(isThere('Changes saved successfully!')).toBe(true);
    await pass(1);
    expect(isThere('Changes saved successfully!')).toBe(false);
  });

  it('[DASH-29] [DASH-32] [DASH-33] that fails shows a message for 3 s, there and at its button', async () => {
    await saveWith(() => Promise.reject('Wrong Services'));
    const texts = ['Failed to save changes. Please try again.', 'Error saving blog configuration', 'Error'];
    await pass(2_999);
    expect(texts.map(isThere)).toEqual([true, true, true]);
    await pass(1);
    expect(texts.map(isThere)).toEqual([false, false, false]);
    expect(isThere('Save Changes')).toBe(true);
  });

  it('[DASH-26] is refused for a blog that has neither a name nor an id', async () => {
    await saveWith(() => new Promise(() => {}), { ...creator, username: '', _id: '' });
    expect(isThere('No valid identifier available')).toBe(true);
  });
});

describe('what a save took from Undo', () => {
  it('is told with what it was saved with', async () => {
    const { actor, answer } = openDashboard();
    await answer();
    const { editing, toast } = flowsIn(actor.getSnapshot()) ?? {};
    act(() => editing?.send({ type: 'page.tripsPerRow', count: 4 }));
    const base = { config: { tripSettings: { tripsPerRow: 4 } }, version: 6, updatedAt: 6 };
    act(() => editing?.send({ type: 'base.changed', base, replaced: { config: {}, unconfirmed: [] } }));
    act(() => toast?.send({ type: 'toast.show', toast: { tone: 'plain', text: 'merged' } }));
    expect(isThere('One step can no longer be undone: another tab or device has saved the same change.')).toBe(true);
    expect(screen.getByRole('button', { name: 'Undo' }).getAttribute('aria-disabled')).toBe('true');
  });
});
