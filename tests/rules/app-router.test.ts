import fc from 'fast-check';
import { createMemoryRouter, type DataRouter, type RouteObject, UNSAFE_createMemoryHistory } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppRouter } from '#web/app/app-router.ts';

const Nothing = () => null;
type Page = { Component: () => null };

/** Pages in pages, some of which come later or never, and those that wait until they are let through. */
function pages() {
  const waiting = new Set<() => void>();
  let asked = 0;
  const later = (): Promise<Page> =>
    new Promise((resolve) => {
      waiting.add(() => resolve({ Component: Nothing }));
    });
  const never = (): Promise<Page> => {
    asked += 1;
    return Promise.reject(new Error('no script'));
  };
  const routes: RouteObject[] = [
    {
      Component: Nothing,
      ErrorBoundary: Nothing,
      children: [
        { path: '/', element: null },
        { path: '/near', element: null },
        { path: '/late', lazy: later },
        { path: '/late/:id?', lazy: later },
        { path: '/lost', lazy: never },
        {
          lazy: later,
          children: [
            { path: '/within/:id', lazy: later },
            { path: '/within/near', element: null },
          ],
        },
        { path: '*', lazy: later },
      ],
    },
  ];
  const letThrough = () => {
    for (const each of waiting) each();
    waiting.clear();
  };
  return { routes, letThrough, asked: () => asked };
}

function opened(make: (routes: RouteObject[], at: string) => DataRouter, at: string) {
  const { routes, ...scripts } = pages();
  const router = make(routes, at);
  const person = { place: 0, stays: false };
  router.enableScrollRestoration({}, () => person.place);
  router.getBlocker('leave?', () => person.stays);
  return { router, person, ...scripts };
}
type Opened = ReturnType<typeof opened>;

const library = (at: string) => opened((routes, path) => createMemoryRouter(routes, { initialEntries: [path] }), at);
const own = (at: string) =>
  opened((routes, path) => new AppRouter(routes, UNSAFE_createMemoryHistory({ initialEntries: [path] })), at);

const addresses = [
  '/',
  '/near?a=1',
  '/near#x',
  '#y',
  '?b=2',
  '?',
  '#',
  '/late/',
  '/late',
  '/late/7',
  '/lost',
  '/within/3',
  '/within/near',
  '/no',
  '/%C3%A7%20a',
];
const address = fc.constantFrom(...addresses);
const acts = {
  push: fc.tuple(address, fc.boolean()).map(([to, preventScrollReset]) => async ({ router }: Opened) => {
    void router.navigate(to, { preventScrollReset, state: { from: to } });
  }),
  replace: address.map(
    (to) =>
      async ({ router }: Opened) =>
        void router.navigate(to, { replace: true }),
  ),
  step: fc.constantFrom(-1, 1, -2).map(
    (delta) =>
      async ({ router }: Opened) =>
        void router.navigate(delta),
  ),
  scroll: fc.nat(900).map(
    (place) =>
      async ({ person }: Opened) =>
        void Object.assign(person, { place }),
  ),
  hold: fc.boolean().map(
    (stays) =>
      async ({ person }: Opened) =>
        void Object.assign(person, { stays }),
  ),
  answer: fc.constantFrom('proceed' as const, 'reset' as const).map((verb) => async ({ router }: Opened) => {
    router.state.blockers.get('leave?')?.[verb]?.();
  }),
  letThrough: fc.constant(async ({ letThrough }: Opened) => letThrough()),
};
const walk = fc.array(fc.oneof(...Object.values(acts)), { maxLength: 14 });

/** All that a screen can see of it. */
function seen({ state }: DataRouter) {
  const { location, navigation, matches, errors, blockers } = state;
  const { pathname, search, hash } = location;
  return {
    at: { pathname, search, hash, state: location.state },
    by: state.historyAction,
    shown: matches.map(({ route, params, pathname: path }) => ({ id: route.id, params, path, isThere: !route.lazy })),
    onTheWay: [navigation.state, navigation.location?.pathname, navigation.location?.search],
    isReady: [state.initialized, state.renderFallback],
    place: [state.restoreScrollPosition, state.preventScrollReset],
    errors: errors && Object.entries(errors).map(([id, { message }]) => [id, message]),
    leaving: blockers.get('leave?')?.state ?? 'unblocked',
  };
}

/** Everything that is under way has gone as far as it can. */
const settled = () => new Promise<void>((resolve) => void setImmediate(resolve));

describe('the router of the app', () => {
  /** The library's own has advice to give. */
  beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());
  afterEach(() => void vi.restoreAllMocks());

  it("is seen to do as the library's own does, wherever one goes, and is left alone meanwhile", async () => {
    await fc.assert(
      fc.asyncProperty(address, walk, async (at, steps) => {
        const both = [library(at), own(at)] as const;
        for (const step of steps) {
          for (const each of both) await step(each);
          await settled();
          expect(seen(both[1].router)).toEqual(seen(both[0].router));
        }
        for (const { router } of both) router.dispose();
      }),
    );
  });

  it.each(['//elsewhere.example', '/\\elsewhere.example//x', '/\\/elsewhere.example', 'https://elsewhere.example//a'])(
    'leads to no other host: %s',
    async (to) => {
      const { router, letThrough } = own('/near');
      const gone = router.navigate(to);
      letThrough();
      await gone;
      expect(new URL(router.createHref(router.state.location), 'https://here.example').host).toBe('here.example');
    },
  );

  it('asks again for a script that did not come', async () => {
    const { router, asked } = own('/near');
    for (const times of [1, 2]) {
      await router.navigate('/lost');
      expect([asked(), Object.keys(router.state.errors ?? {})]).toEqual([times, ['0']]);
      await router.navigate('/near');
      expect(router.state.errors).toBeNull();
    }
  });
});
