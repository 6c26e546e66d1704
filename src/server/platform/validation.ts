import type { FastifySchemaCompiler } from 'fastify';
import type { FastifySerializerCompiler } from 'fastify/types/schema.js';
import type { ZodError, ZodType, z } from 'zod';
import { labelOf } from '#rules/field-labels.ts';
import { type Language, type TextKey, textIn } from './texts.ts';

/** What came in does not fit its schema. */
export class InvalidInput extends Error {
  readonly issues: ZodError['issues'];

  constructor({ issues }: ZodError) {
    super('invalid input');
    this.issues = issues;
  }
}

export const validatorCompiler: FastifySchemaCompiler<ZodType> =
  ({ schema }) =>
  (data: unknown) => {
    const parsed = schema.safeParse(data);
    return parsed.success ? { value: parsed.data } : { error: new InvalidInput(parsed.error) };
  };

/** A reply is parsed on its way out: what its schema does not name never leaves. */
export const serializerCompiler: FastifySerializerCompiler<ZodType> =
  ({ schema }) =>
  (data) =>
    JSON.stringify(schema.parse(data));

export function fieldMessages(issues: ZodError['issues'], language: Language): Record<string, string> {
  const leaves = issues.flatMap((issue) => (issue.code === 'invalid_union' ? closest(issue.errors) : [issue]));
  const entries = leaves.flatMap((issue) =>
    namesOf(issue).map((name) => [name, textIn(language, textOf(issue), { label: labelOf(name, language) })] as const),
  );
  return Object.fromEntries(entries.toReversed());
}

type Issue = z.core.$ZodIssue;

const closest = (alternatives: Issue[][]): Issue[] =>
  alternatives.toSorted((one, other) => one.length - other.length)[0] ?? [];

const namesOf = (issue: Issue): string[] =>
  issue.code === 'unrecognized_keys' ? issue.keys : [String(issue.path[0] ?? 'body')];

function textOf(issue: Issue): TextKey {
  if (issue.code === 'unrecognized_keys') return 'unknownField';
  if (issue.code === 'too_big') return 'tooLong';
  if (issue.code === 'too_small') return 'required';
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'required';
  return 'notValid';
}
