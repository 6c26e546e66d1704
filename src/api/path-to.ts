import { type RouteName, routes } from '#contract/features.ts';

/** The path of a route with its parameters filled in; what a person typed cannot leave its segment. */
export const pathTo = (name: RouteName, params: Record<string, string> = {}): string =>
  routes[name].path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? ''));
