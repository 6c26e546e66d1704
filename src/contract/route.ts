export interface Route {
  method: 'GET' | 'POST';
  path: string;
}

/** The routes of a feature, by the name that each has at every door. */
export type RouteTable = Readonly<Record<string, Route>>;
