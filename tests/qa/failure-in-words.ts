import { describeEvent, type Words } from '#tests/kit/describe.ts';
import { callInWords, inWords, stateInWords } from '#tests/kit/in-words.ts';
import { JourneyFailure, type Otherwise } from '#tests/kit/journey.ts';

/** Why a journey failed, as a tester would say it. */
export function failureInWords(words: Words, failure: unknown): string {
  if (!(failure instanceof JourneyFailure)) return failure instanceof Error ? failure.message : String(failure);
  return sentencesOf(words, failure.otherwise).join(' ');
}

function sentencesOf(words: Words, otherwise: Otherwise): string[] {
  if ('differences' in otherwise) return otherwise.differences.map(sentenceOf);
  const state = `“${stateInWords(otherwise.state)}”`;
  if ('event' in otherwise) return [`Not possible in ${state}: ${describeEvent(words, otherwise.event)}.`];
  return [`Possible in ${state}, where it must not be: ${describeEvent(words, otherwise.rejected)}.`];
}

function sentenceOf({ what, expected, found }: { what: string; expected: unknown; found: unknown }): string {
  if (what === 'hasEnded')
    return expected === true ? 'The flow goes on where it must end.' : 'The flow ends too early.';
  const said = sayings[what] ?? ((value: unknown) => JSON.stringify(value) ?? 'nothing');
  return `${names[what] ?? what}: ${said(expected)} expected, found ${said(found)}.`;
}

const names: Record<string, string> = {
  state: 'State',
  calls: 'Waiting calls',
  effects: 'Effects',
  tags: 'Marks of the state',
  context: 'Stored values',
  output: 'Result of the flow',
};

const listOf = (parts: readonly string[]): string => parts.join(', ') || 'none';
const withValue = (name: string, value: unknown) => (value === undefined ? name : `${name} ${JSON.stringify(value)}`);
const entriesOf = (value: unknown): [string, unknown][] => Object.entries(Object(value));

const sayings: Record<string, (value: unknown) => string> = {
  state: (value) => `“${stateInWords(String(value))}”`,
  calls: (value) => listOf(entriesOf(value).map(([name, input]) => withValue(callInWords(name), input))),
  effects: (value) =>
    listOf(
      Object.values(Object(value))
        .flatMap(entriesOf)
        .map(([name, params]) => withValue(`“${inWords(name)}”`, params)),
    ),
  tags: (value) => listOf(Object.values(Object(value)).map((tag) => `“${inWords(String(tag))}”`)),
  context: (value) => listOf(entriesOf(value).map(([name, each]) => withValue(`“${inWords(name)}”`, each))),
};
