import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode } from 'react';
import { createBrowserRouter, createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { session } from '#tests/flows/session.flow.ts';
import { controllable } from '#tests/kit/controllable.ts';
import { App } from '#web/app/app.tsx';
import { BrokenPage, loadFully, mayLoadFully } from '#web/app/broken-page.tsx';
import { appRoutes } from '#web/app/routes.tsx';
import { Component as BlogRoute } from '#web/blog/blog-route.tsx';
import { Component as DashboardRoute } from '#web/dashboard/dashboard-route.tsx';
import { AddressContext, addressOf } from '#web/page/address.ts';
import { CreatorSession } from '#web/page/creator-session.tsx';
import { Component as BlogLoginRoute } from '#web/sign-in/blog-login-route.tsx';
import { loadModule } from '#web/ui/load-module.ts';
import { openApp } from './open-app.tsx';

const signedOut = async (path: string) => {
  const { logic, pending } = controllable(sessionMachine);
  const app = openApp(path, { session: logic });
  await act(async () => pending.get('restoreSession')?.resolve({ kind: 'none' }));
  return app;
};
const signedIn = async (path: string) => {
  const { logic, pending, effects } = controllable(sessionMachine);
  const app = openApp(path, { session: logic });
  await act(async () => pending.get('restoreSession')?.resolve({ kind: 'restored', session }));
  return { ...app, effects };
};

describe('starting', () => {
  afterEach(() => history.replaceState({}, '', '/'));

  it('[ROUTE-22] shows a spinner until it is known who is there', async () => {
    history.replaceState({}, '', '/no/such/page');
    render(<App router={createBrowserRouter(appRoutes)} />);
    expect(screen.getByRole('status')).toHaveProperty('textContent', 'Loading...');
    await screen.findByRole('heading', { name: 'Page not found' });
    expect(screen.queryByText('Loading...')).toBeNull();
  });

  it('has one router, however often it is drawn', async () => {
    history.replaceState({}, '', '/no/such/page');
    const listens = vi.spyOn(window, 'addEventListener');
    const router = createBrowserRouter(appRoutes);
    render(<App router={router} />, { wrapper: StrictMode });
    await screen.findByRole('heading', { name: 'Page not found' });
    expect(listens.mock.calls.filter(([type]) => type === 'popstate')).toHaveLength(1);
    listens.mockRestore();
  });
});

describe('the three hotel pages', () => {
  const pages = [
    ['[ROUTE-15]', '/hotel-booking-request', 'Request a stay'],
    ['[ROUTE-16]', '/hotel-booking-requests', 'Your stays'],
    ['[ROUTE-17]', '/hotel-booking-requests/42', 'Your stay'],
  ] as const;

  it.each(pages)('%s %s is shown to whoever is signed in', async (_, path, title) => {
    const { heading } = await signedIn(path);
    await heading(title);
  });

  it.each(pages)(
    '[ROUTE-21, BOOK-04] while it is not known who is there, only a spinner shows (%s %s)',
    async (_, path, title) => {
      const { router } = openApp(path, { session: controllable(sessionMachine).logic });
      await screen.findByText('Loading...');
      expect(screen.queryByRole('heading', { name: title })).toBeNull();
      expect(router.state.location.pathname).toBe(path);
    },
  );

  it.each(pages)('[ROUTE-18, ROUTE-19, ROUTE-20] %s %s sends a visitor to the login, for good', async (_, path) => {
    const { router, heading } = await signedOut(`${path}?page=2#notes`);
    await heading('Sign in');
    expect(router.state.location).toMatchObject({ pathname: '/login', state: { from: `${path}?page=2#notes` } });
    await act(() => router.navigate(-1));
    expect(router.state.location.pathname).toBe('/application/success');
  });
});

describe('after signing in', () => {
  const signInAt = async (path: string, state?: unknown) => {
    const app = await signedOut(path);
    if (state !== undefined) await act(() => app.router.navigate(path, { state }));
    await act(async () => app.actor.send({ type: 'session.begin', session }));
    return app.router.state.location;
  };

  it('the person is where they wanted to go', async () => {
    const { logic, pending } = controllable(sessionMachine);
    const { router, actor, heading } = openApp('/hotel-booking-requests?page=2', { session: logic });
    await act(async () => pending.get('restoreSession')?.resolve({ kind: 'none' }));
    await heading('Sign in');
    await act(async () => actor.send({ type: 'session.begin', session }));
    await heading('Your stays');
    expect(router.state.location).toMatchObject({ pathname: '/hotel-booking-requests', search: '?page=2' });
  });

  it('the person is on the page of their blog that they wanted, and not on that of another', async () => {
    const own = await signedOut('/blog/deniz/trips/7?page=2#notes');
    await own.heading('Sign in to your blog');
    const from = '/blog/deniz/trips/7?page=2#notes';
    expect(own.router.state.location).toMatchObject({ pathname: '/blog/deniz/login', state: { from } });
    await act(async () => own.actor.send({ type: 'session.begin', session }));
    expect(own.router.state.location).toMatchObject({
      ...{ pathname: '/blog/deniz/trips/7', search: '?page=2', hash: '#notes' },
    });
    expect(await signInAt('/blog/deniz/login')).toMatchObject({ pathname: '/blog/deniz/config' });
    const others = { from: 'https://elsewhere.example/' };
    expect(await signInAt('/blog/deniz/login', others)).toMatchObject({ pathname: '/blog/deniz/config' });
  });

  it('the person is on their own dashboard when nothing else was wanted, or what was wanted is elsewhere', async () => {
    for (const state of [
      undefined,
      { from: 'https://elsewhere.example/' },
      { from: '//elsewhere.example' },
      'nonsense',
    ])
      expect(await signInAt('/login', state)).toMatchObject({ pathname: '/blog/deniz/config' });
  });
});

describe('a blog', () => {
  it('[ROUTE-12] lets its owner into its dashboard, which cannot be loaded here', async () => {
    const { heading, router } = await signedIn('/blog/deniz/config');
    await heading('Oops! Something went wrong');
    expect(router.state.location.pathname).toBe('/blog/deniz/config');
  });

  it("[ROUTE-13, ROUTE-14] sends everybody else from the dashboard to that blog's login", async () => {
    const stranger = await signedIn('/blog/mia/config');
    await stranger.heading('Sign in to your blog');
    expect(stranger.router.state.location.pathname).toBe('/blog/mia/login');
    const visitor = await signedOut('/blog/deniz/config');
    await waitFor(() => expect(visitor.router.state.location.pathname).toBe('/blog/deniz/login'));
  });

  it('takes nothing that was typed at the sign-in of one blog along to that of another', async () => {
    const { heading, router } = await signedOut('/blog/deniz/login');
    await heading('Sign in to your blog');
    const fields = () =>
      ['Email or username', 'Password'].map((label) => screen.getByLabelText<HTMLInputElement>(label));
    for (const field of fields()) fireEvent.change(field, { target: { value: 'half' } });
    expect(fields().map(({ value }) => value)).toEqual(['half', 'half']);
    await act(() => router.navigate('/blog/mia/login'));
    await screen.findByText(/mia/);
    expect(fields().map(({ value }) => value)).toEqual(['', '']);
  });

  it('leads a visitor to its login, and lets its owner log out', async () => {
    const visitor = await signedOut('/blog/deniz');
    expect((await screen.findByRole('link', { name: 'Log In' })).getAttribute('href')).toBe('/blog/deniz/login');
    act(() => visitor.router.dispose());
    const owner = await signedIn('/blog/deniz');
    await userEvent.click(await screen.findByRole('button', { name: 'Logout' }));
    expect(owner.effects.flatMap(Object.keys)).toEqual(
      expect.arrayContaining(['announceSignOut', 'clearStoredSession', 'clearDrafts']),
    );
    expect((await screen.findAllByRole('link', { name: 'Log In' })).length).toBeGreaterThan(0);
  });

  it.each([
    ['page', BlogRoute],
    ['dashboard', DashboardRoute],
    ['login', BlogLoginRoute],
  ])('[ROUTE-25] a %s without a username is only logged', async (_, Component) => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const router = createMemoryRouter([{ path: '/', Component }]);
    render(
      <CreatorSession.Provider logic={controllable(sessionMachine).logic}>
        <AddressContext value={addressOf(router)}>
          <RouterProvider router={router} />
        </AddressContext>
      </CreatorSession.Provider>,
    );
    expect(warned).toHaveBeenCalledExactlyOnceWith('A blog was opened without a username.');
    expect(document.body.textContent).not.toContain('without a username');
    expect(screen.queryByRole('alert')).toBeNull();
    warned.mockRestore();
  });
});

describe('moving between pages', () => {
  it("gives the focus to the new page's heading", async () => {
    const { router, heading } = await signedOut('/no/such/page');
    await heading('Page not found');
    await act(() => router.navigate('/application/success'));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Application received'));
    expect(document.title).toBe('Application received · Vaya');
  });

  it('the sign-ins of creators lead to the application, which leads back; the one of sponsors does not', async () => {
    const { router, heading } = await signedOut('/login');
    const apply = () => screen.queryByRole('link', { name: 'Apply to become a creator' });
    await heading('Sign in');
    expect(apply()?.getAttribute('href')).toBe('/application');
    await act(() => router.navigate('/blog/deniz/login'));
    await heading('Sign in to your blog');
    expect(apply()?.getAttribute('href')).toBe('/application');
    await act(() => router.navigate('/discovery'));
    await heading('Welcome Back');
    expect(apply()).toBeNull();
    await act(() => router.navigate('/application'));
    await heading('Apply to become a creator');
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login');
  });
});

describe('a page that cannot be opened', () => {
  it('says so and offers to try again, when a full load within the same minute did not help', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    sessionStorage.setItem('vaya.fullLoad', JSON.stringify({ at: 0, value: Date.now() - 59_000 }));
    const lazy = () => loadModule(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
    const router = createMemoryRouter([{ path: '/', lazy, ErrorBoundary: BrokenPage, hydrateFallbackElement: <p /> }]);
    render(<RouterProvider router={router} />);
    await screen.findByRole('heading', { name: 'Something went wrong' });
    expect(screen.getByRole('alert').textContent).toContain('Please check your connection and try again.');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
    vi.restoreAllMocks();
  });

  it('does not blame the connection for an error of its own', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const Component = () => {
      throw new TypeError('crypto.newest is not a function');
    };
    const router = createMemoryRouter([{ path: '/', Component, ErrorBoundary: BrokenPage }]);
    render(<RouterProvider router={router} />);
    await screen.findByRole('heading', { name: 'Something went wrong' });
    expect(screen.getByRole('alert').textContent).toContain(
      'Something went wrong on our side; your connection is fine. Please try again.',
    );
    vi.restoreAllMocks();
  });

  it('is loaded in full once a minute at most', () => {
    const reload = vi.fn();
    expect(mayLoadFully(100_000)).toBe(true);
    loadFully(100_000, reload);
    expect(reload).toHaveBeenCalledOnce();
    expect([mayLoadFully(159_999), mayLoadFully(160_000)]).toEqual([false, true]);
  });
});
