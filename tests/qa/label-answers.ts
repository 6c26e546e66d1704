import type { AnyEventObject } from 'xstate';
import { count } from './changes-as-markdown.ts';
import { answerInWords } from './words-for-testers.ts';

/** The answers of a call in words; those that would read alike say what differs. */
export function labelAnswers(answers: readonly AnyEventObject[]): string[] {
  const labels = answers.map(answerInWords);
  return labels.map((label, index) => {
    const alike = answers.filter((_, other) => labels[other] === label);
    return alike.length > 1 ? `${label}: ${differenceIn(payloadOf(answers[index]), alike.map(payloadOf))}` : label;
  });
}

const payloadOf = (answer: AnyEventObject | undefined): unknown => answer?.output ?? answer?.error;

/** The part of a value that differs most between these. */
function differenceIn(value: unknown, all: readonly unknown[]): string {
  if (Array.isArray(value) && all.some((each) => Object(each).length !== value.length))
    return value.length === 0 ? 'none' : count(value.length, 'item');
  if (typeof value !== 'object' || value === null) return value === undefined ? 'no message' : shortened(value);
  const names = [...new Set(all.flatMap((each) => Object.keys(Object(each))))];
  const kinds = (name: string) => new Set(all.map((each) => JSON.stringify(Object(each)[name]))).size;
  const [name = ''] = names.toSorted((one, other) => kinds(other) - kinds(one));
  if (!(name in value)) return `no ${name}`;
  const inner = differenceIn(
    Reflect.get(value, name),
    all.map((each) => Object(each)[name]),
  );
  return Array.isArray(value) ? inner : `${name} ${inner}`;
}

function shortened(value: unknown): string {
  const text = typeof value === 'string' ? `“${value}”` : JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
