import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { blogEditingMachine } from '#machines/blog-editing/blog-editing.machine.ts';
import { blogSavingMachine } from '#machines/blog-saving/blog-saving.machine.ts';
import { dashboardMachine } from '#machines/dashboard/dashboard.machine.ts';
import { flowsIn, isLeft } from '#machines/dashboard/dashboard.view.ts';
import { dashboardPanesMachine } from '#machines/dashboard-panes/dashboard-panes.machine.ts';
import { toastMachine } from '#machines/toast/toast.machine.ts';
import { expectAccessible } from '#tests/kit/accessible.ts';
import { controllable } from '#tests/kit/controllable.ts';
import { makeBlogCreator, makeTrip } from '#tests/kit/make-blog.ts';
import { DashboardScreen } from '#web/dashboard/dashboard-screen.tsx';
import { focusInvalidOnceShown } from '#web/ui/focus-invalid.ts';
import { idleFlows, parts } from './idle-dashboard.tsx';

const languages = (['tr', 'en'] as const).map((_id) => ({
  language: { _id, name: _id === 'tr' ? 'Turkish' : 'English' },
  proficiency: 'NATIVE' as const,
}));
const creator = makeBlogCreator({
  languages,
  services: [],
  publishedVayas: [makeTrip(), makeTrip({ _id: 'hills', title: 'Hills' })],
});

/** The whole page, open, whose saves wait for the test. */
async function openDashboard(given: Partial<typeof creator> = {}, config: object = {}) {
  const page = controllable(dashboardMachine);
  const queue = controllable(blogSavingMachine);
  const editing = blogEditingMachine.provide({ actors: { saving: queue.logic } });
  const logic = page.logic.provide({
    actors: { ...idleFlows, editing, panes: dashboardPanesMachine, toast: toastMachine },
    actions: { focusProblem: focusInvalidOnceShown },
  });
  const actor = createActor(logic, { input: { unsaved: null } }).start();
  render(
    <DashboardScreen
      actor={actor}
      username="deniz"
      today="2026-06-15"
      parts={parts}
      onStay={() => actor.send({ type: 'leave.cancel' })}
    />,
    { wrapper: MemoryRouter },
  );
  await act(async () =>
    page.pending.get('fetchBlog')?.resolve({
      kind: 'found',
      profile: { ...creator, ...given },
      config: { config, version: 5, updatedAt: 5 },
    }),
  );
  const flows = flowsIn(actor.getSnapshot());
  if (!flows) throw new Error('The dashboard is not open.');
  return { ...flows, page: actor, queue };
}

const speakTurkish = () => userEvent.click(screen.getByRole('radio', { name: 'Türkçe' }));
const toSections = () => userEvent.click(screen.getByRole('button', { name: /^Content Sections/ }));
const rows = () =>
  screen.getAllByRole('button', { name: /^Move .*: Alt/ }).map((grip) => grip.closest('li') as HTMLElement);
const names = () => rows().map((row) => within(row).getAllByRole('switch')[0]?.getAttribute('id') && row.textContent);
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const flip = (name: string | RegExp) => userEvent.click(screen.getByRole('switch', { name }));
const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

describe('the dashboard', () => {
  it('[DASH-05] [DASH-10] [DASH-11] [DASH-13] [DASH-14] says whose blog it is, and how much there is to set', async () => {
    const { panes } = await openDashboard();
    expect(screen.getByRole('heading', { level: 1, name: "Deniz Yıldız's Blog" })).toBeTruthy();
    expect(screen.getByText('Configuration Dashboard')).toBeTruthy();
    const tabs = within(screen.getByRole('navigation', { name: 'Settings' })).getAllByRole('button');
    expect(tabs.map(({ textContent }) => textContent)).toEqual([
      'General Settings',
      'Profile & Style',
      'Content Sections5',
      'Trips & Experiences2',
    ]);
    expect(tabs[0]?.getAttribute('aria-current')).toBe('page');
    await expectAccessible();
    const keys = [panes.getSnapshot().context.tab];
    for (const tab of tabs.slice(1)) {
      await userEvent.click(tab);
      keys.push(panes.getSnapshot().context.tab);
    }
    expect(keys).toEqual(['general', 'profile', 'sections', 'trips']);
  });

  it('[DASH-06] [DASH-27] [DASH-28] [DASH-29] says at its button how a save goes', async () => {
    const { queue } = await openDashboard();
    await press('Save Changes');
    const saving = screen.getByRole('button', { name: 'Saving...' });
    expect(saving.getAttribute('aria-disabled')).toBe('true');
    await act(async () =>
      queue.pending.get('saveConfig')?.resolve({ kind: 'saved', stored: { config: {}, version: 6, updatedAt: 6 } }),
    );
    expect(screen.getByRole('button', { name: 'Saved!' })).toBeTruthy();
    expect(announced()).toContain('Changes saved automatically');
    await press('Saved!');
    await act(async () => queue.pending.get('saveConfig')?.reject(new Error('Network Error')));
    expect(screen.getByRole('button', { name: 'Error' })).toBeTruthy();
  });

  it('takes a Save that is pressed while the order is being saved, and saves the draft next', async () => {
    const { queue } = await openDashboard();
    await speakTurkish();
    await toSections();
    await press('Move Languages down');
    const order = { locations: 1, expertises: 2, languages: 3, services: 4, serviceOffers: 5, contact: 6 };
    const answer = (version: number) =>
      act(async () => {
        const { config } = Object(queue.pending.get('saveConfig')?.input);
        queue.pending.get('saveConfig')?.resolve({ kind: 'saved', stored: { config, version, updatedAt: version } });
      });
    const save = screen.getByRole('button', { name: 'Saving...' });
    expect([save.getAttribute('aria-busy'), save.getAttribute('aria-disabled')]).toEqual(['true', 'false']);
    await userEvent.click(save);
    expect(save.getAttribute('aria-disabled')).toBe('true');
    await answer(6);
    expect(queue.pending.get('saveConfig')?.input).toMatchObject({
      version: 6,
      config: { language: 'tr', displayOrder: order },
    });
    await answer(7);
    expect(screen.getByRole('button', { name: 'Saved!' })).toBeTruthy();
    expect(announced()).not.toContain('Not saved yet');
  });

  it('saves nothing while a field says that its text is wrong, and leads to it', async () => {
    const { queue } = await openDashboard();
    const field = screen.getByRole('textbox', { name: 'Background colour' });
    await userEvent.clear(field);
    await userEvent.type(field, 'red');
    await press('Save Changes');
    expect(screen.getByRole('alert').textContent).toBe('Please enter a valid hex color (e.g., #ffffff)');
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(queue.pending.has('saveConfig')).toBe(false);
    await userEvent.clear(field);
    await userEvent.type(field, '#fef3c7');
    await press('Save Changes');
    expect(queue.pending.get('saveConfig')?.input).toMatchObject({
      config: { pageStyle: { backgroundColor: '#fef3c7' } },
    });
  });

  it('says what is not saved yet, and takes it back step by step', async () => {
    await openDashboard();
    expect(announced()).not.toContain('Not saved yet');
    await speakTurkish();
    expect(announced()).toContain('Not saved yet');
    await press('Undo');
    expect(announced()).not.toContain('Not saved yet');
    expect(screen.getByRole('button', { name: 'Undo' }).getAttribute('aria-disabled')).toBe('true');
    await press('Redo');
    expect(announced()).toContain('Not saved yet');
  });
});

describe('an owner who leaves with unsaved changes', () => {
  const question = () => screen.queryByRole('dialog', { name: 'Leave without saving?' });
  const leave = (page: Awaited<ReturnType<typeof openDashboard>>['page']) =>
    act(async () => page.send({ type: 'page.leave' }));
  const saved = { kind: 'saved', stored: { config: { language: 'tr' }, version: 6, updatedAt: 6 } };

  it('leaves once the running save has ended well, without an answer', async () => {
    const { page, queue } = await openDashboard();
    await speakTurkish();
    await press('Save Changes');
    await leave(page);
    expect(question()).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Saving...', hidden: false }).hasAttribute('disabled')).toBe(true);
    await act(async () => queue.pending.get('saveConfig')?.resolve(saved));
    expect(question()).toBeNull();
    expect(isLeft(page.getSnapshot())).toBe(true);
  });

  it('can save and leave, and stays where that fails', async () => {
    const { page, queue } = await openDashboard();
    await speakTurkish();
    await leave(page);
    await press('Save and leave');
    await act(async () => queue.pending.get('saveConfig')?.reject(new Error('offline')));
    expect(question()).toBeTruthy();
    expect(isLeft(page.getSnapshot())).toBe(false);
    await press('Save and leave');
    await act(async () => queue.pending.get('saveConfig')?.resolve(saved));
    expect(isLeft(page.getSnapshot())).toBe(true);
  });

  it('stays with a colour that is none, and is led to it', async () => {
    const { page, queue } = await openDashboard();
    await userEvent.type(screen.getByRole('textbox', { name: 'Background colour' }), 'x');
    await leave(page);
    await press('Save and leave');
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Background colour' })),
    );
    expect([question(), queue.pending.has('saveConfig')]).toEqual([null, false]);
    await leave(page);
    await press('Leave');
    expect(isLeft(page.getSnapshot())).toBe(true);
  });
});

describe('what a save will change', () => {
  const step = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;

  it('is told before and after, and is gone with the change', async () => {
    const { editing } = await openDashboard();
    expect(screen.queryByText(/changes?$/)).toBeNull();
    await speakTurkish();
    expect(screen.getByText('1 change')).toBeTruthy();
    expect(step('Page language')).toBe('EnglishTurkish');
    act(() => editing.send({ type: 'section.show', section: 'services', isShown: false }));
    act(() => editing.send({ type: 'trip.element', trip: 'hills', element: 'showPeriod', isShown: false }));
    expect(screen.getByText('3 changes')).toBeTruthy();
    expect(step('Hills · Duration')).toBe('ShownHidden');
    await expectAccessible();
    for (let edits = 3; edits > 0; edits -= 1) await press('Undo');
    expect(screen.queryByText(/changes?$/)).toBeNull();
  });
});

describe('what two have changed', () => {
  it('is asked with both values, and goes the way that is chosen', async () => {
    const { queue, editing } = await openDashboard();
    act(() => editing.send({ type: 'page.tripsPerRow', count: 3 }));
    const theirs = { config: { tripSettings: { tripsPerRow: 4 } }, version: 6, updatedAt: 6 };
    const save = async () => {
      await press('Save Changes');
      await act(async () => queue.pending.get('saveConfig')?.resolve({ kind: 'outdated' }));
      await act(async () => queue.pending.get('fetchRemote')?.resolve(theirs));
    };
    await save();
    const dialog = screen.getByRole('dialog', { name: 'Changed in two places' });
    expect(within(dialog).getByText('Trips per row').parentElement?.textContent).toBe('Trips per rowMine: 3Theirs: 4');
    await expectAccessible();
    await press('Close');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(editing.getSnapshot().context.draft).toEqual({ tripSettings: { tripsPerRow: 3 } });
    await save();
    await press('Use theirs');
    expect(queue.pending.get('saveConfig')?.input).toMatchObject({ version: 6, config: theirs.config });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows colours that differ', async () => {
    const { queue, editing } = await openDashboard();
    act(() => editing.send({ type: 'page.background', colour: '#dcfce7' }));
    await press('Save Changes');
    await act(async () => queue.pending.get('saveConfig')?.resolve({ kind: 'outdated' }));
    const theirs = { config: { pageStyle: { backgroundColor: '#fee2e2' } }, version: 6, updatedAt: 6 };
    await act(async () => queue.pending.get('fetchRemote')?.resolve(theirs));
    const dialog = screen.getByRole('dialog', { name: 'Changed in two places' });
    const swatches = [...dialog.querySelectorAll('circle')].map((swatch) => swatch.getAttribute('fill'));
    expect(swatches).toEqual(['#dcfce7', '#fee2e2']);
  });

  it('is decided one by one where it is more than one thing', async () => {
    const { queue, editing } = await openDashboard();
    act(() => editing.send({ type: 'page.tripsPerRow', count: 3 }));
    act(() => editing.send({ type: 'page.font', font: 'Georgia' }));
    const theirs = { tripSettings: { tripsPerRow: 4 }, pageStyle: { fontFamily: 'Roboto' as const } };
    await press('Save Changes');
    await act(async () => queue.pending.get('saveConfig')?.resolve({ kind: 'outdated' }));
    await act(async () => queue.pending.get('fetchRemote')?.resolve({ config: theirs, version: 6, updatedAt: 6 }));
    const rows = within(screen.getByRole('group', { name: 'Trips per row' }));
    expect(rows.getByRole<HTMLInputElement>('radio', { name: 'Mine: 3' }).checked).toBe(true);
    await userEvent.click(rows.getByRole('radio', { name: 'Theirs: 4' }));
    await expectAccessible();
    await press('Save this choice');
    const config = { tripSettings: { tripsPerRow: 4 }, pageStyle: { fontFamily: 'Georgia' } };
    expect(queue.pending.get('saveConfig')?.input).toMatchObject({ version: 6, config });
  });
});

describe('the preview', () => {
  it('[DASH-07] [DASH-16] [DASH-18] shows the draft as the chosen audience sees it, until it is closed', async () => {
    const { editing } = await openDashboard();
    const preview = () => screen.getByRole('complementary', { name: 'Live Preview' }).textContent;
    expect(preview()).toContain('visitor: locations 1, languages 2');
    act(() => editing.send({ type: 'item.show', section: 'languages', item: 'tr', isShown: false }));
    act(() => editing.send({ type: 'section.show', section: 'contact', isShown: false }));
    expect(preview()).toContain('visitor: locations 1, languages 1, expertises 1, serviceOffers 1');
    expect(preview()).not.toContain('contact');
    await press('Sponsor');
    expect(preview()).toContain('sponsor: locations 1, languages 1, expertises 1, serviceOffers 1, contact 2');
    await press('Close the preview');
    expect(screen.queryByRole('complementary')).toBeNull();
    await press('Show Preview');
    expect(preview()).toContain('sponsor');
    await press('Hide Preview');
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  it('[DASH-17] [DASH-20] has a zoom, and the page itself in another tab', async () => {
    await openDashboard();
    const zoom = screen.getByRole('slider', { name: 'Zoom' });
    expect(['min', 'max', 'step', 'value'].map((name) => zoom.getAttribute(name))).toEqual(['0.4', '1', '0.1', '0.7']);
    const link = screen.getByRole('link', { name: 'Open in new tab' });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/blog/deniz', '_blank']);
  });
});

describe('the time of the last change', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllEnvs();
  });

  it.each([
    ['UTC', '09:20', '10:21'],
    ['Asia/Kathmandu', '15:05', '16:06'],
    ['America/New_York', '05:20', '06:21'],
  ])('[DASH-19] is shown in the time zone of the device, %s', async (zone, time, later) => {
    vi.stubEnv('TZ', zone);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 5, 15, 9, 20) });
    const { editing } = await openDashboard();
    expect(screen.getByText(`Last updated ${time}`)).toBeTruthy();
    vi.setSystemTime(Date.UTC(2026, 5, 15, 10, 21));
    act(() => editing.send({ type: 'section.show', section: 'contact', isShown: false }));
    expect(screen.getByText(`Last updated ${later}`)).toBeTruthy();
  });

  it('[DASH-19] stays that of the last edit where the preview is closed and opened again', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 5, 15, 9, 20) });
    const { editing } = await openDashboard();
    act(() => editing.send({ type: 'section.show', section: 'contact', isShown: false }));
    vi.setSystemTime(new Date(2026, 5, 15, 10, 0));
    await press('Hide Preview');
    await press('Show Preview');
    expect(screen.getByText('Last updated 09:20')).toBeTruthy();
  });
});

describe('Content Sections', () => {
  it('[EDIT-05] [SECT-01] [SECT-05] [SECT-06] [SECT-07] lists six sections, each with a switch and an arrow', async () => {
    await openDashboard();
    await toSections();
    expect(names()).toEqual(['Locations', 'Languages', 'Expertise', 'Services', 'Service Offers', 'Contact']);
    const arrow = () => screen.getByRole('button', { name: /the items of Languages$/ });
    expect(arrow().getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(arrow());
    expect(arrow().getAttribute('aria-expanded')).toBe('true');
    await flip('Languages');
    expect([arrow().getAttribute('aria-expanded'), arrow().getAttribute('aria-disabled')]).toEqual(['false', 'true']);
    await userEvent.click(arrow());
    expect(arrow().getAttribute('aria-expanded')).toBe('false');
    await flip('Languages');
    expect(arrow().getAttribute('aria-expanded')).toBe('true');
    await expectAccessible();
  });

  it('[SECT-08] [SECT-10] [SECT-11] [SECT-12] [SECT-14] [SECT-15] lists the items of each by their names', async () => {
    await openDashboard();
    await toSections();
    const items = async (section: string) => {
      await press(`Show the items of ${section}`);
      const row = rows().find((each) => each.textContent?.startsWith(section)) as HTMLElement;
      return [...row.querySelectorAll('ul li')].map(({ textContent }) => textContent);
    };
    expect(await items('Locations')).toEqual(['Kaş, Turkey']);
    expect(await items('Languages')).toEqual(['Turkish · Native', 'English · Native']);
    expect(await items('Expertise')).toEqual(['Diving · Expert']);
    expect(await items('Service Offers')).toEqual(['Press trip']);
    expect(await items('Contact')).toEqual(['Email', 'Phone Number']);
    await flip('Turkish · Native');
    expect(screen.getByRole('switch', { name: 'Turkish · Native' }).getAttribute('aria-checked')).toBe('false');
    await flip('Email');
    await flip('Phone Number');
    expect(screen.getByRole('switch', { name: 'Contact' }).getAttribute('aria-checked')).toBe('false');
  });

  it('asks what of a hidden section to show before it makes that public', async () => {
    const { editing } = await openDashboard({}, { showPhoneNumber: false });
    await toSections();
    await flip('Contact');
    await flip('Contact');
    const question = /^Some items in Contact are hidden/;
    expect(screen.getByText(question)).toBeTruthy();
    await expectAccessible();
    await press('Keep it off');
    expect(screen.queryByText(question)).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('switch', { name: 'Contact' }));
    await flip('Contact');
    await flip('Email');
    expect(screen.queryByText(question)).toBeNull();
    expect(editing.getSnapshot().context.draft).toEqual({ showEmail: true, showPhoneNumber: false });
    await flip('Contact');
    await flip('Contact');
    await press('Show all');
    expect(editing.getSnapshot().context.draft).toEqual({ showEmail: true, showPhoneNumber: true });
    expect(document.activeElement).toBe(screen.getByRole('switch', { name: 'Contact' }));
  });

  it('leads the keyboard to the tab once it has been answered whether contacts are public', async () => {
    await openDashboard();
    await press('Hide');
    expect(screen.queryByRole('button', { name: 'Keep public' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'General Settings' }));
  });

  it('turns on without a question what the saved page shows', async () => {
    const { editing } = await openDashboard();
    await toSections();
    await flip('Contact');
    await flip('Contact');
    expect(editing.getSnapshot().context.draft).toEqual({ showEmail: true, showPhoneNumber: true });
    await press('Show the items of Languages');
    await flip('Turkish · Native');
    await flip('English · Native');
    await flip('Languages');
    expect(screen.queryByText(/^Some items in/)).toBeNull();
    expect(screen.getByRole('switch', { name: 'Turkish · Native' }).getAttribute('aria-checked')).toBe('true');
  });

  it('[SECT-09] says so where a section has no items', async () => {
    await openDashboard();
    await toSections();
    await press('Show the items of Services');
    expect(screen.getByText('No items found in this section')).toBeTruthy();
  });

  it('[SECT-13] calls a service by its plain text', async () => {
    await openDashboard({ services: ['PHOTO_SHOOT'] });
    await toSections();
    await press('Show the items of Services');
    expect(screen.getByRole('switch', { name: 'Photo Shoot' })).toBeTruthy();
  });

  it('[EDIT-07] [SECT-16] [SECT-17] [SECT-18] [SECT-19] says when a change was made, gives a tip and a guide', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 5, 15, 9, 5) });
    await openDashboard();
    await toSections();
    expect(screen.queryByText('Changes applied to preview')).toBeNull();
    await flip('Languages');
    expect(screen.getByText('Last updated at 09:05')).toBeTruthy();
    vi.useRealTimers();
    expect(screen.getByText('Changes applied to preview')).toBeTruthy();
    expect(screen.getByText(/^Put what matters most to sponsors first/)).toBeTruthy();
    expect(screen.getByText('How To Use This Page')).toBeTruthy();
  });

  it('[EDIT-07] says when the order was saved, and nothing of a draft', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 5, 15, 9, 5) });
    const { queue } = await openDashboard();
    await toSections();
    await press('Move Languages down');
    expect(announced()).not.toContain('Last updated at 09:05Changes applied to preview');
    const stored = { config: {}, version: 6, updatedAt: 6 };
    await act(async () => queue.pending.get('saveConfig')?.resolve({ kind: 'saved', stored }));
    vi.useRealTimers();
    expect(announced()).toContain('Changes saved at 09:05');
  });

  it('[SECT-04] moves a section by its buttons and by keys, says where it is, and keeps the keyboard with it', async () => {
    const { queue } = await openDashboard();
    await toSections();
    await press('Move Languages down');
    expect(names()).toEqual(['Locations', 'Expertise', 'Languages', 'Services', 'Service Offers', 'Contact']);
    expect(announced()).toContain('Languages, 3 of 6');
    expect(queue.pending.get('saveConfig')?.input).toMatchObject({
      version: 5,
      config: {
        displayOrder: { locations: 1, expertises: 2, languages: 3, services: 4, serviceOffers: 5, contact: 6 },
      },
    });
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Move Languages down');
    const grip = screen.getByRole('button', { name: /^Move Languages: Alt/ });
    act(() => grip.focus());
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(announced()).toContain('Languages, 2 of 6');
    await userEvent.keyboard('{End}');
    expect(announced()).toContain('Languages, 6 of 6');
    expect(document.activeElement).toBe(grip);
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(announced()).toContain('Languages, 6 of 6');
    expect(screen.getByRole('button', { name: 'Move Languages down' }).getAttribute('aria-disabled')).toBe('true');
    await userEvent.keyboard('{Home}');
    expect(names()[0]).toBe('Languages');
    expect(screen.getByRole('button', { name: 'Move Languages up' }).getAttribute('aria-disabled')).toBe('true');
  });
});
