/** A body as the API's own document describes it. */
export interface Body {
  properties: Record<string, Field>;
}

interface Field {
  /** Absent where it may be nothing at all. */
  type?: string;
  anyOf?: [Field, ...Field[]];
  oneOf?: [Field, ...Field[]];
  const?: string;
  enum?: string[];
  properties?: Record<string, Field>;
  required?: string[];
  items?: Field;
  minItems?: number;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
}

/** One call of the API, as its own document describes it. */
export interface Operation {
  name: string;
  method: string;
  /** As the document writes it, with `{names}`. */
  template: string;
  /** With whatever it needs filled in. */
  path: string;
  /** Whose sign-in it takes: nobody's, of these roles, or of any where none is named. */
  access: readonly string[] | null;
  /** What may stand in its address once. */
  singles: readonly { name: string; value: string }[];
  /** Each value of each parameter that takes one of a few. */
  choices: readonly { name: string; value: string }[];
  /** Each shape that its body may have. */
  bodies: readonly Body[];
}

interface Described {
  operationId: string;
  parameters?: { name: string; in: string; required?: boolean; schema: Field }[];
  security?: Record<string, string[]>[];
  requestBody?: { content: Record<string, { schema: Body | { anyOf: Body[] } | { oneOf: Body[] } }> };
}

export function operationsIn(document: { paths: Record<string, Record<string, Described>> }): Operation[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => ({
      name: described.operationId,
      method,
      template: path,
      path: filled(path, described),
      access: accessIn(described),
      singles: (described.parameters ?? [])
        .filter((each) => each.in === 'query' && each.schema.type !== 'array')
        .map(({ name, schema }) => ({ name, value: String(exampleFor(schema)) })),
      choices: (described.parameters ?? [])
        .filter((each) => each.in === 'query')
        .flatMap(({ name, schema }) => valuesOf(schema).map((value) => ({ name, value }))),
      bodies: Object.values(described.requestBody?.content ?? {}).flatMap(({ schema }) => shapesOf(schema)),
    })),
  );
}

/** An empty requirement lets in callers without a session. */
function accessIn({ security = [{}] }: Described): readonly string[] | null {
  const ways = security.map((way) => Object.values(way));
  return ways.some((each) => each.length === 0) ? null : ways.flat(2);
}

const shapesOf = (schema: Body | { anyOf: Body[] } | { oneOf: Body[] }): Body[] => {
  if ('anyOf' in schema) return schema.anyOf;
  return 'oneOf' in schema ? schema.oneOf : [schema];
};

const valuesOf = (field: Field): string[] =>
  shapesIn(field.items ?? field).flatMap((shape) => shape.enum ?? (shape.const === undefined ? [] : [shape.const]));

function filled(path: string, { parameters = [] }: Described): string {
  const needed = parameters.filter(({ required }) => required);
  const query = new URLSearchParams(
    needed.filter((each) => each.in === 'query').map(({ name, schema }) => [name, String(exampleFor(schema))]),
  );
  return `${path.replace(/\{\w+\}/g, 'mia')}?${query}`;
}

const texts = ['mia@mail.example', 'a-token', 'TR', '2026-06-10', '7'];

/** A body that is right in every field. */
export const exampleOf = ({ properties }: Body): Record<string, unknown> =>
  Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, exampleFor(field)]));

/** Whatever a field may be. */
export const shapesIn = (field: Field): Field[] => field.anyOf ?? field.oneOf ?? [field];

function exampleFor(field: Field): string | boolean | number | object {
  const [shape = field] = shapesIn(field);
  if (shape !== field) return exampleFor(shape);
  if (field.const !== undefined) return field.const;
  if (field.type === 'object') return exampleOf({ properties: neededIn(field) });
  if (field.type === 'array') return field.items && field.minItems ? [exampleFor(field.items)] : [];
  if (field.type === 'boolean') return true;
  if (field.type === 'integer' || field.type === 'number') return 1;
  const value = [...(field.enum ?? []), ...texts].find((text) => takes(field, text));
  if (value === undefined) throw new Error(`No example fits ${JSON.stringify(field)}.`);
  return value;
}

const neededIn = ({ properties = {}, required = [] }: Field): Record<string, Field> =>
  Object.fromEntries(Object.entries(properties).filter(([name]) => required.includes(name)));

const takes = ({ pattern = '', minLength = 0, maxLength = Number.POSITIVE_INFINITY }: Field, text: string): boolean =>
  new RegExp(pattern, 'u').test(text) && text.length >= minLength && text.length <= maxLength;
