import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { blogEditingMachine } from '#machines/blog-editing/blog-editing.machine.ts';
import { dashboardMachine } from '#machines/dashboard/dashboard.machine.ts';
import { dashboardPanesMachine } from '#machines/dashboard-panes/dashboard-panes.machine.ts';
import { toastMachine } from '#machines/toast/toast.machine.ts';
import { controllable } from '#tests/kit/controllable.ts';
import { makeBlogCreator, makeTrip } from '#tests/kit/make-blog.ts';
import { BlogInApp } from '#web/blog/blog-in-app.tsx';
import { DashboardScreen } from '#web/dashboard/dashboard-screen.tsx';
import { handedIn, idleFlows } from './idle-dashboard.tsx';

describe('the preview beside the settings', () => {
  it('takes no name of the page that it stands upon: each id is there once, and the way past the header leads to the settings', async () => {
    const { logic, pending } = controllable(dashboardMachine);
    const flows = { ...idleFlows, editing: blogEditingMachine, panes: dashboardPanesMachine, toast: toastMachine };
    const actor = createActor(logic.provide({ actors: flows }), { input: { kept: null } }).start();
    const profile = makeBlogCreator({ publishedVayas: [makeTrip()] });
    render(
      <MemoryRouter>
        <DashboardScreen actor={actor} username="deniz" today="2026-06-15" handedIn={{ ...handedIn, BlogInApp }} />
      </MemoryRouter>,
    );
    await act(async () => pending.get('fetchProfile')?.resolve({ kind: 'found', profile }));
    await act(async () => pending.get('fetchConfig')?.resolve({ config: {}, version: 5, updatedAt: 5 }));
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    const skip = screen.getAllByRole('link', { name: 'Skip to the content' })[0];
    const target = document.querySelector(skip?.getAttribute('href') ?? '');
    expect(target?.contains(screen.getByRole('heading', { level: 2, name: 'General Settings' }))).toBe(true);
  });
});
