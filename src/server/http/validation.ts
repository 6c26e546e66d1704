import type { FastifySchemaCompiler } from 'fastify';
import type { FastifySerializerCompiler } from 'fastify/types/schema.js';
import type { ZodError, ZodType, z } from 'zod';
import type { Language, Text } from '#contract/language.ts';
import { emailShape } from '#rules/email-address.ts';
import { say } from '#rules/say.ts';
import { stayLabelOf } from '#rules/stay-labels.ts';
import { texts } from '../lib/texts.ts';

const [maxUnknown, maxUnknownLength] = [20, 100];

/** A request that does not fit its schema. */
export class InvalidInput extends Error {
  readonly issues: ZodError['issues'];
  /** What an address says more than once, and may not. */
  readonly repeated: readonly string[];

  constructor({ issues }: ZodError, repeated: readonly string[] = []) {
    super('invalid input');
    this.issues = issues;
    this.repeated = repeated;
  }
}

export const validatorCompiler: FastifySchemaCompiler<ZodType> =
  ({ schema, httpPart }) =>
  (data: unknown) => {
    const parsed = schema.safeParse(data);
    if (parsed.success) return { value: parsed.data };
    return { error: new InvalidInput(parsed.error, httpPart === 'querystring' ? repeatedIn(data, parsed.error) : []) };
  };

/** A list of too many is refused for its length. */
function repeatedIn(data: unknown, { issues }: ZodError): string[] {
  const ofWhole = issues.filter(({ code, path }) => path.length === 1 && code !== 'too_big');
  const given: Record<string, unknown> = { ...Object(data) };
  return ofWhole.flatMap(namesOf).filter((name) => Array.isArray(given[name]));
}

/** A reply is parsed on its way out: what its schema does not name never leaves. */
export const serializerCompiler: FastifySerializerCompiler<ZodType> =
  ({ schema }) =>
  (data) =>
    JSON.stringify(schema.parse(data));

export function fieldMessages({ issues, repeated }: InvalidInput, language: Language): Record<string, string> {
  const leaves = issues.flatMap(leavesOf);
  const fields = leaves.flatMap((issue) => namesOf(issue).map((name) => ({ name, issue })));
  const entries = fewUnknown(fields).map(({ name, issue }) => {
    const text = repeated.includes(name) ? texts.repeated : textOf(issue);
    return [name, say(text, language, { label: stayLabelOf(name, language), ...boundsOf(issue) })] as const;
  });
  return Object.fromEntries(entries.toReversed());
}

type Issue = z.core.$ZodIssue;

/** A choice that names none of its alternatives has no errors of theirs: the issue is its own. */
const isUnion = (issue: Issue): issue is z.core.$ZodIssueInvalidUnion =>
  issue.code === 'invalid_union' && issue.errors.length > 0;

/** A choice may be the value of a field: what is wrong with an alternative is wrong with that field. */
const leavesOf = (issue: Issue): Issue[] =>
  isUnion(issue)
    ? closest(issue.errors).flatMap((leaf) => leavesOf({ ...leaf, path: [...issue.path, ...leaf.path] }))
    : [issue];

/** The alternative in which the fewest fields are wrong: one field may be wrong in more ways than one. */
const closest = (alternatives: Issue[][]): Issue[] =>
  alternatives.toSorted((one, other) => fieldsIn(one) - fieldsIn(other))[0] ?? [];

const fieldsIn = (issues: Issue[]): number => new Set(issues.flatMap(namesOf)).size;

const isUnknown = (issue: Issue): issue is z.core.$ZodIssueUnrecognizedKeys => issue.code === 'unrecognized_keys';

const namesOf = (issue: Issue): string[] =>
  isUnknown(issue)
    ? issue.keys.slice(0, maxUnknown).map((name) => name.slice(0, maxUnknownLength))
    : [String(issue.path[0] ?? 'body')];

/** A client can send any number of unknown fields, so only the first few are echoed. */
function fewUnknown<Field extends { issue: Issue }>(fields: Field[]): Field[] {
  const beyond = new Set(fields.filter(({ issue }) => isUnknown(issue)).slice(maxUnknown));
  return fields.filter((field) => !beyond.has(field));
}

function textOf(issue: Issue): Text {
  if (issue.code === 'unrecognized_keys') return texts.unknownField;
  if (issue.code === 'too_big') return isNumber(issue) ? texts.tooHigh : texts.tooLong;
  if (issue.code === 'too_small') return isNumber(issue) ? texts.tooLow : texts.required;
  if (issue.code === 'invalid_type' && issue.input === undefined) return texts.required;
  if (issue.code === 'invalid_format' && issue.format === 'email') return emailShape.text;
  return texts.notValid;
}

const isNumber = ({ origin }: z.core.$ZodIssueTooBig | z.core.$ZodIssueTooSmall): boolean =>
  origin === 'number' || origin === 'int';

function boundsOf(issue: Issue): Record<string, string> {
  if (issue.code === 'too_big') return { max: String(issue.maximum) };
  return issue.code === 'too_small' ? { min: String(issue.minimum) } : {};
}
