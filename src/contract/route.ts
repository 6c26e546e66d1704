import type { ZodType, z } from 'zod';

/** The types of a route, from the schemas that validate it. */
export interface Wire {
  query?: ZodType;
  body?: ZodType;
  answer: ZodType;
  /** Parts of a form go in the place of a body. */
  isForm?: true;
  /** Requires a session. */
  needsSession?: true;
  /** Sends the session if there is one. */
  takesSession?: true;
  /** Sent with a key: repeated, it has one effect. */
  isIdempotent?: true;
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

/** The routes of a feature by name: of the call, its handler and its actor. */
export type RouteTable = Readonly<Record<string, Route>>;

/** Known to the types alone: no schema is loaded for it. */
export const wire = <Given extends Wire>(): Given | undefined => undefined;

/** The names that stand in a path, each with what it is filled with. */
export type ParamsIn<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Record<Name, string> & ParamsIn<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Record<Name, string>
    : unknown;

/** The schema of one part. */
export type SchemaOf<Given, Part extends 'query' | 'body' | 'answer'> =
  Given extends Record<Part, infer Schema extends ZodType> ? Schema : never;

/** What is sent with a request: a part that the route does not have cannot be given. */
export type SentBy<Given> = {
  [Part in keyof Given & ('query' | 'body')]: z.input<SchemaOf<Given, Part>>;
};

export const currentBlogHeader = 'X-Current-Blog';
export const idempotencyKeyHeader = 'Idempotency-Key';
/** The version that was edited, on a write that shall not undo a newer one. */
export const ifMatchHeader = 'If-Match';
