import { act, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { client } from '#api/client.ts';
import type { Role } from '#contract/roles.ts';
import type { Caller } from '#machines/session/caller.ts';
import { type RestoredSession, type SessionCheck, sessionMachineOf } from '#machines/session/session.machine.ts';
import { divers } from '#tests/flows/saved-searches.flow.ts';
import { settled } from '#tests/kit/controllable.ts';
import { AddressContext, addressOf } from '#web/page/address.ts';
import { RoleNavigation, StrangerNavigation } from '#web/page/site-navigation.tsx';
import { Page } from '#web/ui/page.tsx';

const { adapter = [] } = client.defaults;
let answers: Record<string, unknown>;
let asked: string[];
beforeEach(() => {
  answers = {};
  asked = [];
  client.defaults.adapter = async (config) => {
    asked.push(config.url ?? '');
    return { data: answers[config.url ?? ''] ?? {}, status: 200, statusText: '', headers: {}, config };
  };
});
afterEach(() => {
  client.defaults.adapter = adapter;
});

function sessionOf(role: Role, currentBlog: string | null = null) {
  const user = { name: 'Deniz', username: 'deniz', email: 'deniz@mail.example' };
  const session = { token: 'token-1', user, currentBlog };
  const chart = sessionMachineOf(role).provide({
    actors: {
      restoreSession: fromPromise<RestoredSession>(async () => ({ kind: 'restored', session })),
      watchSession: fromCallback(() => {}),
      checkSession: fromPromise<SessionCheck, Caller>(async () => 'good'),
      endSession: fromPromise<void, Caller>(() => new Promise(() => {})),
    },
    actions: { announceSignOut: () => {}, clearStoredSession: () => {}, clearDrafts: () => {}, report: () => {} },
  });
  return createActor(chart).start();
}

async function openAs(role: Role, path: string) {
  const session = sessionOf(role, role === 'creator' ? 'deniz' : null);
  await act(settled);
  const element = (
    <RoleNavigation session={session}>
      <Page title="A page">The page</Page>
    </RoleNavigation>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [path] });
  render(
    <AddressContext value={addressOf(router)}>
      <RouterProvider router={router} />
    </AddressContext>,
  );
  await act(() => vi.dynamicImportSettled());
  await act(settled);
  return { session, router };
}

const navigation = () => screen.getByRole('navigation', { name: 'Main' });
const links = () => [...navigation().querySelectorAll('a')];
const written = () => links().map((link) => `${link.textContent} ${link.getAttribute('href')}`);
const current = () =>
  links().flatMap((link) => {
    const value = link.getAttribute('aria-current');
    return value === null ? [] : [`${link.textContent} (${value})`];
  });

describe('the navigation', () => {
  it('[BEYOND-50] leads a stranger to the application, the directory and the sign-in', () => {
    const element = (
      <StrangerNavigation>
        <Page title="A page">The page</Page>
      </StrangerNavigation>
    );
    const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/application/status?token=a'] });
    render(<RouterProvider router={router} />);
    expect(written()).toEqual(['For creators /application', 'For sponsors /discovery', 'Sign in /login']);
    expect(current()).toEqual(['For creators (true)']);
    expect(screen.queryByRole('button', { name: /Logout|Sign out/ })).toBeNull();
  });

  it('[BEYOND-50] leads an owner to the blog, its pages and the stays, with the number of those that wait and of new notifications', async () => {
    answers['/creator/hotel-bookings'] = { data: [], total: 9, counts: { INVITED: 2, OFFERED: 1, REQUESTED: 6 } };
    answers['/notifications/count'] = { unread: 4 };
    answers['/questions'] = { areWelcome: true, waiting: 2, data: [] };
    await openAs('creator', '/blog/deniz/trips/trip-1');
    expect(written()).toEqual([
      'Blog /blog/deniz',
      'Dashboard /blog/deniz/config',
      'Trips /blog/deniz/trips',
      'Questions, 2 waiting for you2 /blog/deniz/questions',
      'Stays, 3 waiting for you3 /hotel-booking-requests',
      'Notifications, 4 new4 /blog/deniz/notifications',
      'Account /blog/deniz/account',
    ]);
    expect(current()).toEqual(['Trips (true)']);
    expect(screen.getByRole('link', { name: 'Vaya' }).getAttribute('href')).toBe('/blog/deniz/config');
    expect(screen.getByText('3').getAttribute('aria-hidden')).toBe('true');
    expect(screen.getByRole('button', { name: 'Logout' })).toBeDefined();
  });

  it('[BEYOND-50] leads a sponsor to the directory, the lists and the invitations, with what is new', async () => {
    answers['/sponsor/searches'] = {
      data: [
        { ...divers, newMatches: 60 },
        { ...divers, newMatches: 40 },
      ],
    };
    answers['/sponsor/invitations'] = { data: [], total: 1, counts: { OTHER_DATES: 1, INVITED: 4 } };
    await openAs('sponsor', '/invitations');
    expect(written()).toEqual([
      'Discover /discovery',
      'Lists /discovery?list=shortlist',
      'Saved searches, 100 new99+ /discovery/searches',
      'Invitations, 1 waiting for you1 /invitations',
      'Notifications /discovery/notifications',
    ]);
    expect(current()).toEqual(['Invitations, 1 waiting for you1 (page)']);
  });

  it.each([
    ['nothing is new', { data: [{ ...divers, newMatches: 0 }] }],
    ['the answer is no list', {}],
    ['the answer is the page of a captive portal', '<html></html>'],
  ])('shows no count where %s', async (_, data) => {
    answers['/sponsor/searches'] = data;
    await openAs('sponsor', '/invitations');
    expect(navigation().textContent).toBe('DiscoverListsSaved searchesInvitationsNotifications');
  });

  it('takes the search of the directory along to the pages that share it', async () => {
    const { router } = await openAs('sponsor', '/discovery?search=deniz&creator=c1&compare=c2');
    expect(written().slice(0, 3)).toEqual([
      'Discover /discovery?search=deniz&compare=c2',
      'Lists /discovery?search=deniz&compare=c2&list=shortlist',
      'Saved searches /discovery/searches?search=deniz&compare=c2',
    ]);
    expect(current()).toEqual(['Discover (page)']);
    await act(() => router.navigate('/discovery?search=deniz&list=list-2'));
    expect(current()).toEqual(['Lists (true)']);
    expect(written()[0]).toBe('Discover /discovery?search=deniz');
  });

  it('counts again on another page, and not while the search of one page changes', async () => {
    const { router } = await openAs('sponsor', '/discovery');
    const first = asked.length;
    await act(() => router.navigate('/discovery?search=deniz'));
    await act(settled);
    expect(asked).toHaveLength(first);
    await act(() => router.navigate('/invitations'));
    await waitFor(() => expect(asked).toHaveLength(2 * first));
  });

  it('[BEYOND-50] leads staff to the sections of the back office, whose address names a list', async () => {
    await openAs('staff', '/admin?list=mails&search=deniz');
    expect(written()).toHaveLength(8);
    expect(current()).toHaveLength(1);
    expect(
      links()
        .find((link) => link.hasAttribute('aria-current'))
        ?.getAttribute('href'),
    ).toBe('/admin?list=mails');
    expect(screen.getByRole('button', { name: 'Sign out' })).toBeDefined();
    expect(asked).toEqual([]);
  });

  it('ends the session at Sign out', async () => {
    const { session } = await openAs('sponsor', '/discovery');
    act(() => screen.getByRole('button', { name: 'Sign out' }).click());
    expect(session.getSnapshot().matches('signingOut')).toBe(true);
  });
});
