import * as z from '#rules/zod.ts';

export type Schema<Output> = z.ZodMiniType<Output>;

/** A schema for every field of a model, optional ones included, so that none is lost when an answer is read. */
export type FieldsOf<Model> = { [Field in keyof Model]-?: Schema<Model[Field]> };

/** The value, or the fallback where it is missing, null or of another kind: a field never costs its record. */
export const or = <Value, const Fallback>(schema: Schema<Value>, fallback: Fallback): Schema<Value | Fallback> =>
  z.pipe(
    z.catch(z.nullish(schema), undefined),
    z.transform((value) => value ?? fallback),
  );

/** The value, or undefined where it is missing, null or of another kind. */
export const maybe = <Value>(schema: Schema<Value>): Schema<Value | undefined> => z.optional(or(schema, undefined));

const anything = z.nullish(z.unknown());

/** Also from a number, or from a list of texts. */
export const text: Schema<string> = z.pipe(anything, z.transform(textOf));

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  return Array.isArray(value) ? value.map(textOf).filter(Boolean).join(', ') : '';
}

/** A text, also from a number: some servers number their records. */
export const textOrNumber = z.pipe(
  z.union([z.string(), z.number()]),
  z.transform((value) => String(value)),
);

/** Also from a text like '99'. */
export const number = z.pipe(
  z.union([z.number(), z.string().check(z.regex(/^\s*-?\d+(?:\.\d+)?\s*$/))]),
  z.transform((value) => Number(value)),
);

export const count = or(number, 0);
export const flag = or(
  z.pipe(
    z.union([z.boolean(), z.enum(['true', 'false'])]),
    z.transform((value) => value === true || value === 'true'),
  ),
  false,
);

/** An id: `_id`, or `id` as some entities have it. */
export const withId = <Model>(schema: Schema<Model>): Schema<Model> =>
  z.pipe(
    z.transform((value: unknown) => (isRecord(value) ? { ...value, _id: value._id ?? value.id } : value)),
    schema,
  );

/** Ignores case. */
export function codeOf<const Code extends string>(codes: readonly Code[]): Schema<Code> {
  const codeIn = (value: string) => codes.find((code) => code.toLowerCase() === value.toLowerCase());
  return z.pipe(
    z.string().check(z.refine((value) => codeIn(value) !== undefined)),
    z.transform((value) => codeIn(value) as Code),
  );
}

/** An unknown code is read as the first one. */
export const oneOf = <const Code extends string>(codes: readonly [Code, ...Code[]]): Schema<Code> =>
  or(codeOf(codes), codes[0]);

/** Milliseconds since 1970, from a number or from a date as ISO 8601 writes it. */
export const moment = z.pipe(
  z.union([z.number(), z.string()]),
  z.transform((value) => {
    const at = typeof value === 'number' || /^\d{11,}$/.test(value) ? Number(value) : Date.parse(value);
    return Number.isNaN(new Date(at).getTime()) ? 0 : at;
  }),
);

/** Entries that cannot be read are left out with a warning. */
export const entriesOf = <Item>(item: Schema<Item>): Schema<Item[]> =>
  z.pipe(
    z.array(z.unknown()),
    z.transform((entries) => entries.flatMap((entry) => readEntry(item, entry))),
  );

/** Missing lists are empty, and a single value is a list of one. */
export const listOf = <Item>(item: Schema<Item>): Schema<Item[]> =>
  z.pipe(
    anything,
    z.transform((given) => [given ?? []].flat().flatMap((entry) => readEntry(item, entry))),
  );

function readEntry<Item>(item: Schema<Item>, entry: unknown): Item[] {
  const result = z.safeParse(item, entry);
  if (result.success) return [result.data];
  warn('An entry of a list is left out', result.error);
  return [];
}

/** A body with a list under `data`, from a body that may be the list itself. */
export const listIn = <Body extends { data: unknown[] }>(body: Schema<Body>): Schema<Body> =>
  z.pipe(
    z.transform((given: unknown) => (Array.isArray(given) ? { data: given } : given)),
    body,
  );

/** Null if the response does not match the schema. */
export function read<Model>(schema: Schema<Model>, answer: unknown): Model | null {
  const result = z.safeParse(schema, answer);
  if (result.success) return result.data;
  warn('A response is ignored', result.error);
  return null;
}

export function warn(what: string, { issues }: Pick<z.core.$ZodError, 'issues'>): void {
  const places = issues.map(({ path, message }) => `${path.join('.') || 'the whole'}: ${message}`);
  // biome-ignore lint/suspicious/noConsole: shows developers which response differs from the contract.
  console.warn(`${what} because it could not be read (${places.join('; ')}).`);
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Anything but an object is read as an empty one. */
export const object = <Model>(schema: Schema<Model>): Schema<Model> =>
  z.pipe(
    z.transform((body: unknown): unknown => (isRecord(body) ? body : {})),
    schema,
  );
