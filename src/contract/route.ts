import type { ZodType, z } from 'zod';

/** The types of a route, from the schemas that validate it. */
export interface Wire {
  query?: ZodType;
  body?: ZodType;
  answer: ZodType;
  /** Parts of a form go in the place of a body. */
  isForm?: true;
  /** Requires a session. */
  isSigned?: true;
  /** Sends the session if there is one. */
  maySign?: true;
  /** Goes under a key: sent again, it is done once. */
  isOnce?: true;
  /** Says which version was edited, so that it does not undo a newer one. */
  isVersioned?: true;
}

export interface Route {
  method: 'GET' | 'POST';
  path: string;
  /** The answer is a file. */
  answersFile?: true;
  wire: Wire | undefined;
}

/** The routes of a feature, by the name that each has at every door. */
export type RouteTable = Readonly<Record<string, Route>>;

/** Known to the types alone: no schema is loaded for it. */
export const wire = <Crossing extends Wire>(): Crossing | undefined => undefined;

/** The names that stand in a path, each with what it is filled with. */
export type ParamsIn<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Record<Name, string> & ParamsIn<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Record<Name, string>
    : unknown;

/** One part of what crosses, by its schema. */
export type SchemaOf<Crossing, Part extends 'query' | 'body' | 'answer'> =
  Crossing extends Record<Part, infer Schema extends ZodType> ? Schema : never;

/** What is sent with a request: a part that the route does not have cannot be given. */
export type SentBy<Crossing> = {
  [Part in keyof Crossing & ('query' | 'body')]: z.input<SchemaOf<Crossing, Part>>;
};
