import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { type AnyActorRef, createActor } from 'xstate';
import type { BlogChoices } from '#contract/blog.ts';
import { blogEditing } from '#machines/blog-editing/blog-editing.actors.ts';
import { dashboardMachine } from '#machines/dashboard/dashboard.machine.ts';
import { flowsIn } from '#machines/dashboard/dashboard.view.ts';
import { dashboardPanesMachine } from '#machines/dashboard-panes/dashboard-panes.machine.ts';
import { toastMachine } from '#machines/toast/toast.machine.ts';
import { expectAccessible } from '#tests/kit/accessible.ts';
import { controllable } from '#tests/kit/controllable.ts';
import { makeBlogCreator } from '#tests/kit/make-blog.ts';
import { DashboardScreen } from '#web/dashboard/dashboard-screen.tsx';
import { handedIn, idleFlows } from './idle-dashboard.tsx';

const creator = makeBlogCreator();

/** The page of somebody whose profile has come, and whose config waits for the test. */
async function openDashboard(profile = creator) {
  const { logic, pending } = controllable(dashboardMachine);
  const editing = blogEditing(() => new Promise(() => {}));
  const flows = { ...idleFlows, editing, panes: dashboardPanesMachine, toast: toastMachine };
  const actor = createActor(logic.provide({ actors: flows }), { input: { kept: null } }).start();
  render(
    <MemoryRouter>
      <DashboardScreen actor={actor} username="deniz" today="2026-06-15" handedIn={handedIn} />
    </MemoryRouter>,
  );
  await act(async () => pending.get('fetchProfile')?.resolve({ kind: 'found', profile }));
  return {
    actor,
    fail: () => act(async () => pending.get('fetchConfig')?.reject(new Error('Network Error'))),
    answer: (config: BlogChoices = {}) =>
      act(async () => pending.get('fetchConfig')?.resolve({ config, version: 5, updatedAt: 5 })),
  };
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const isThere = (text: string) => screen.queryByText(text) !== null;

describe('a dashboard whose data is missing', () => {
  it('[ERR-05] [ERR-06] [DASH-25] says in each tab that there is no config, saves nothing over it, and asks for it again', async () => {
    const { fail, answer } = await openDashboard();
    await fail();
    expect(screen.getByRole('heading', { level: 1, name: "Deniz Yıldız's Blog" })).toBeTruthy();
    for (const [tab, text] of [
      [/^General Settings/, 'No blog configuration available.'],
      [/^Profile & Style/, 'No profile configuration available.'],
      [/^Content Sections/, 'No blog configuration available.'],
      [/^Trips & Experiences/, 'No blog configuration available.'],
    ] as const) {
      await press(tab);
      expect([tab, isThere(text)]).toEqual([tab, true]);
      expect(screen.queryByRole('button', { name: 'Speak Turkish' })).toBeNull();
    }
    await expectAccessible();
    await press('Save Changes');
    expect(isThere('No blog configuration available to save')).toBe(true);
    await press('Try Again');
    await answer();
    expect(isThere('No blog configuration available.')).toBe(false);
    await press(/^Trips & Experiences/);
    expect(screen.getByRole('button', { name: 'Speak Turkish' })).toBeTruthy();
  });

  it('[ERR-07] says in the sections that a profile has nothing to be shown', async () => {
    const nothing = { locations: [], languages: [], expertises: [], services: [], serviceOffers: [] };
    const { answer } = await openDashboard({ ...creator, ...nothing });
    await answer();
    expect(isThere('No profile data available.')).toBe(false);
    await press(/^Content Sections/);
    expect(isThere('No profile data available.')).toBe(true);
    await expectAccessible();
  });

  it('does not say so of a profile that has something', async () => {
    const { answer } = await openDashboard();
    await answer();
    await press(/^Content Sections/);
    expect(isThere('No profile data available.')).toBe(false);
  });
});

describe('what a save took from Undo', () => {
  it('is told with what it was saved with', async () => {
    const { actor, answer } = await openDashboard();
    await answer();
    const { editing, toast } = flowsIn(actor.getSnapshot()) ?? {};
    act(() => editing?.send({ type: 'page.tripsPerRow', count: 4 }));
    const saving = editing?.getSnapshot().children.saving as AnyActorRef;
    const { context } = saving.getSnapshot();
    const base = { config: { tripSettings: { tripsPerRow: 4 } }, version: 6, updatedAt: 6 };
    const snapshot = { ...saving.getSnapshot(), context: { ...context, base, replaced: [{}] } };
    act(() => editing?.send({ type: 'xstate.snapshot.saving', snapshot } as never));
    act(() => toast?.send({ type: 'toast.show', toast: { tone: 'plain', text: 'merged' } }));
    expect(isThere('One step is gone from Undo: what it changed is so now anyway.')).toBe(true);
    expect(screen.getByRole('button', { name: 'Undo' }).getAttribute('aria-disabled')).toBe('true');
  });
});
