import type { ComponentType } from 'react';
import { Navigate, type RouteObject } from 'react-router-dom';
import { type PageRole, type ProductPage, pages } from '#contract/pages.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { loadModule } from '#web/ui/load-module.ts';
import { WholeSpinner } from '#web/ui/spinner.tsx';
import { uiMessages } from '#web/ui/ui.messages.ts';
import { BrokenPage } from './broken-page.tsx';
import { OwnerOnly, SignedInOnly } from './guards.tsx';
import { Layout } from './layout.tsx';

const modules = import.meta.glob<{ Component: ComponentType }>('./**/*-route.tsx', { base: '../' });

function lazyModule(module: string) {
  const load = modules[`./${module}`];
  if (!load) throw new Error(`${module} is not a route module of src/web.`);
  return () => loadModule(load);
}

function Loading() {
  const ui = useMessages(uiMessages);
  return <WholeSpinner words={ui.loading} />;
}

const guards: Record<Exclude<PageRole, 'anyone'>, RouteObject> = {
  creator: { Component: SignedInOnly },
  owner: { Component: OwnerOnly },
  sponsor: { lazy: () => loadModule(() => import('./require-sponsor.tsx')) },
  staff: { lazy: () => loadModule(() => import('./require-staff.tsx')) },
};

const routeOf = ({ path, module, redirectTo }: ProductPage): RouteObject =>
  redirectTo ? { path, element: <Navigate to={redirectTo} replace /> } : { path, lazy: lazyModule(module) };

function routesWithLayouts(members: readonly ProductPage[]): RouteObject[] {
  return [...Map.groupBy(members, ({ layout }) => layout)].flatMap(([layout, group]) =>
    layout ? { lazy: lazyModule(layout), children: group.map(routeOf) } : group.map(routeOf),
  );
}

function guardedRoutes(): RouteObject[] {
  return [...Map.groupBy(pages, ({ role }) => role)].flatMap(([role, members]) => {
    const children = routesWithLayouts(members);
    return role === 'anyone' ? children : { ...guards[role], index: false, children };
  });
}

export const appRoutes: RouteObject[] = [
  { Component: Layout, ErrorBoundary: BrokenPage, HydrateFallback: Loading, children: guardedRoutes() },
];
