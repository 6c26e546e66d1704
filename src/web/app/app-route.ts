import { type DataRouter, type RouteObject, UNSAFE_mapRouteProperties } from 'react-router-dom';

/** A route with the name that the library knows it by, and what it draws there. */
export type AppRoute = DataRouter['routes'][number];

export function knownRoutes(
  routes: readonly RouteObject[],
  manifest: Record<string, AppRoute>,
  around: readonly number[] = [],
): AppRoute[] {
  return routes.map((route, index) => {
    const place = [...around, index];
    const { children, ...own } = route;
    const known: AppRoute = { ...own, index: false, id: place.join('-') };
    if (children) known.children = knownRoutes(children, manifest, place);
    manifest[known.id] = Object.assign(known, UNSAFE_mapRouteProperties(known));
    return known;
  });
}

/** Its page is drawn by it from then on. */
export async function loadRoute(route: AppRoute): Promise<void> {
  if (typeof route.lazy !== 'function') return;
  const loaded = await route.lazy();
  Object.assign(route, loaded, UNSAFE_mapRouteProperties({ ...route, ...loaded }), { lazy: undefined });
}
