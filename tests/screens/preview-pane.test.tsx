import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { blogEditingMachine } from '#machines/blog-editing/blog-editing.machine.ts';
import { blogMapMachine } from '#machines/blog-map/blog-map.machine.ts';
import { blogProfileMachine } from '#machines/blog-profile/blog-profile.machine.ts';
import { dashboardMachine } from '#machines/dashboard/dashboard.machine.ts';
import { flowsIn } from '#machines/dashboard/dashboard.view.ts';
import { dashboardPanesMachine } from '#machines/dashboard-panes/dashboard-panes.machine.ts';
import type { BlogEdit } from '#machines/rules/blog-edit.ts';
import { toastMachine } from '#machines/toast/toast.machine.ts';
import { controllable } from '#tests/kit/controllable.ts';
import { makeBlogCreator, makeMap, makeTrip } from '#tests/kit/make-blog.ts';
import { BlogInApp } from '#web/blog/blog-in-app.tsx';
import { DashboardScreen } from '#web/dashboard/dashboard-screen.tsx';
import { idleFlows, parts } from './idle-dashboard.tsx';

const profile = makeBlogCreator({
  publishedVayas: [
    makeTrip({ locations: [{ cityName: 'Kaş' }] }),
    makeTrip({ _id: 'hills', title: 'Hills', locations: [{ cityName: 'Ürgüp' }] }),
  ],
});

/** The whole page with the page of the blog beside it, and the map that the server has drawn. */
async function openDashboard() {
  const [{ logic, pending }, map] = [controllable(dashboardMachine), controllable(blogMapMachine)];
  const names = controllable(blogProfileMachine);
  const flows = { ...idleFlows, editing: blogEditingMachine, panes: dashboardPanesMachine, toast: toastMachine };
  const actor = createActor(logic.provide({ actors: { ...flows, map: map.logic, profile: names.logic } }), {
    input: { unsaved: null },
  }).start();
  render(
    <DashboardScreen
      actor={actor}
      username="deniz"
      today="2026-06-15"
      parts={{ ...parts, BlogPreview: BlogInApp }}
      onStay={() => {}}
    />,
    { wrapper: MemoryRouter },
  );
  await act(async () =>
    pending.get('fetchBlog')?.resolve({ kind: 'found', profile, config: { config: {}, version: 5, updatedAt: 5 } }),
  );
  await act(async () => map.pending.get('readBlogMap')?.resolve(makeMap()));
  const { editing } = flowsIn(actor.getSnapshot()) ?? {};
  return {
    send: (edit: BlogEdit | { type: 'edit.undo' }) => act(() => editing?.send(edit)),
    reading: () => names.pending.get('readBlog'),
  };
}

const maps = () => document.querySelectorAll('#journey').length;

describe('the preview beside the settings', () => {
  it('takes no name of the page that it stands upon: each id is there once, and the way past the header leads to the settings', async () => {
    await openDashboard();
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    const skip = screen.getAllByRole('link', { name: 'Skip to the content' })[0];
    const target = document.querySelector(skip?.getAttribute('href') ?? '');
    expect(target?.contains(screen.getByRole('heading', { level: 2, name: 'General Settings' }))).toBe(true);
  });

  it('has the map of the journey as the public page has it, while it leads to the same places', async () => {
    const { send } = await openDashboard();
    expect(maps()).toBe(1);
    send({ type: 'page.tripsPerRow', count: 3 });
    expect(maps()).toBe(1);
    send({ type: 'trip.show', trip: 'hills', isShown: false });
    expect(maps()).toBe(0);
    send({ type: 'edit.undo' });
    expect(maps()).toBe(1);
  });

  it('names what its owner knows in the language of the page, and as before until it is told how', async () => {
    const { send, reading } = await openDashboard();
    await userEvent.click(screen.getByRole('button', { name: /^Content Sections/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Show the items of Expertise' }));
    const named = (name: string) => [
      screen.queryAllByRole('switch', { name: `${name} · Expert` }).length,
      within(document.querySelector<HTMLElement>('[data-blog]') as HTMLElement).queryAllByText(name).length,
    ];
    const knows = (name: string) => [{ expertise: { _id: 'diving', name }, level: 'EXPERT' as const }];
    expect(named('Diving')).toEqual([1, 1]);
    send({ type: 'page.language', language: 'tr' });
    expect(named('Diving')).toEqual([1, 1]);
    expect(reading()?.input).toEqual({ language: 'tr' });
    await act(async () => reading()?.resolve({ ...profile, expertises: knows('Dalış'), publishedVayas: [] }));
    expect([named('Diving'), named('Dalış')]).toEqual([
      [0, 0],
      [1, 1],
    ]);
    expect(screen.getAllByRole('article')).toHaveLength(2);
    send({ type: 'edit.undo' });
    await act(async () => reading()?.reject(new Error('Network Error')));
    expect(named('Dalış')).toEqual([1, 1]);
    send({ type: 'page.tripsPerRow', count: 3 });
    await act(async () => reading()?.resolve(profile));
    expect(named('Diving')).toEqual([1, 1]);
  });
});
