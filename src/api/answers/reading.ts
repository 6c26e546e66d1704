import * as z from '#rules/zod.ts';

export type Schema<Output> = z.ZodMiniType<Output>;

/** A schema for every field of a model, optional ones included, so that none is lost when an answer is read. */
export type FieldsOf<Model> = { [Field in keyof Model]-?: Schema<Model[Field]> };

/** The value, or the fallback where it is missing or null. */
export const or = <Value, const Fallback>(schema: Schema<Value>, fallback: Fallback): Schema<Value | Fallback> =>
  z.pipe(
    z.nullish(schema),
    z.transform((value) => value ?? fallback),
  );

/** The value, or undefined where it is missing, null or of another kind. */
export const maybe = <Value>(schema: Schema<Value>): Schema<Value | undefined> =>
  z.optional(z.catch(or(schema, undefined), undefined));

export const text = or(z.string(), '');
export const count = or(z.number(), 0);
export const flag = or(z.boolean(), false);

/** An id: `_id`, or `id` as some entities have it. */
export const withId = <Model>(schema: Schema<Model>): Schema<Model> =>
  z.pipe(
    z.transform((value: unknown) => (isRecord(value) && !('_id' in value) ? { ...value, _id: value.id } : value)),
    schema,
  );

/** Ignores case; an unknown code is read as the first one. */
export const oneOf = <const Code extends string>(codes: readonly [Code, ...Code[]]): Schema<Code> =>
  z.pipe(
    z.catch(z.string(), ''),
    z.transform((value) => codes.find((code) => code.toLowerCase() === value.toLowerCase()) ?? codes[0]),
  );

/** Milliseconds since 1970, from a number or from a date as ISO 8601 writes it. */
export const moment = z.pipe(
  z.union([z.number(), z.string()]),
  z.transform((value) => (typeof value === 'number' ? value : Date.parse(value) || 0)),
);

/** Entries that cannot be read are left out with a warning. */
export const entriesOf = <Item>(item: Schema<Item>): Schema<Item[]> =>
  z.pipe(
    z.array(z.unknown()),
    z.transform((entries) =>
      entries.flatMap((entry): Item[] => {
        const result = z.safeParse(item, entry);
        if (result.success) return [result.data];
        warn('An entry of a list is left out', result.error);
        return [];
      }),
    ),
  );

/** Missing lists are empty. */
export const listOf = <Item>(item: Schema<Item>): Schema<Item[]> =>
  z.pipe(
    z.nullish(entriesOf(item)),
    z.transform((entries) => entries ?? []),
  );

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
