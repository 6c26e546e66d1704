import type { AnyEventObject } from 'xstate';
import * as z from '#rules/zod.ts';
import { stateInWords } from '#tests/kit/in-words.ts';
import { recordedValue, refusalOf, withFixtures } from './fixtures.ts';
import { answerInWords } from './words-for-testers.ts';

const text = z.string().check(z.minLength(1), z.maxLength(2_000));
const name = z.string().check(z.minLength(1), z.maxLength(200));
const address = z.string().check(z.maxLength(500), z.regex(/^\/(?![/\\])/));
/** Which of several controls with the same name, from 1. */
const nth = z.optional(z.int().check(z.minimum(1), z.maximum(1_000)));
/** The next step happened while the focus was still in the field. */
const stays = z.optional(z.literal(true));
const step = <Verb extends string, Shape extends z.core.$ZodShape>(verb: Verb, shape: Shape) =>
  z.strictObject({ do: z.literal(verb), ...shape });

/** What a person does, what the tester lets happen on the screen, and what is expected then. */
export const recordedStep = z.discriminatedUnion('do', [
  step('open', { address }),
  step('press', { name, nth }),
  step('follow', { link: name, nth }),
  step('fill', { label: name, text: z.string().check(z.maxLength(2_000)), stays }),
  step('choose', { label: name, option: z.string().check(z.maxLength(200)) }),
  step('strike', { key: name, label: z.optional(name) }),
  step('attach', { label: name, file: name }),
  step('answer', { call: name, output: z.optional(z.unknown()) }),
  step('fail', { call: name, error: z.optional(z.unknown()) }),
  step('send', { event: z.looseObject({ type: name }) }),
  step('wait', { milliseconds: z.int().check(z.minimum(0), z.maximum(31_536_000_000)) }),
  step('see', { text }),
  step('miss', { text }),
  step('state', { state: name }),
]);

export const recordingSchema = z.strictObject({
  title: name,
  /** The flow whose screen is replayed; null for pages that are replayed against a server. */
  flow: z.nullable(z.string().check(z.regex(/^[a-z-]{1,60}$/))),
  address,
  steps: z.array(recordedStep).check(z.minLength(1), z.maxLength(300)),
});

export type Recording = z.infer<typeof recordingSchema>;
export type RecordedStep = Recording['steps'][number];

/** The first secret that a recording would write down, as a sentence; null if there is none. */
export function secretIn({ title, address: start, steps }: Recording): string | null {
  if (hasSecret(title)) return 'The title has an email address, an IBAN, a national id or a token.';
  if (hasSecret(start)) return 'The address has an email address, an IBAN, a national id or a token.';
  for (const [index, each] of steps.entries()) {
    if (each.do === 'fill' && recordedValue(each, each.text) !== each.text) return refusalOf(each);
    if (hasSecret(JSON.stringify(each)))
      return `Step ${index + 1} (${describeStep(each)}) has an email address, an IBAN, a national id or a token.`;
  }
  return null;
}

const hasSecret = (written: string): boolean => withFixtures(written) !== written;

/** The step for an event that no control of the screen sends: the answer of a call, or an event of another part. */
export function stepOfEvent({ type, ...payload }: AnyEventObject): RecordedStep {
  const [, kind, call = ''] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type) ?? [];
  if (kind === 'done') return { do: 'answer', call, output: payload.output };
  return kind === 'error' ? { do: 'fail', call, error: payload.error } : { do: 'send', event: { type, ...payload } };
}

/** A step as a line of the list. */
export function describeStep(each: RecordedStep): string {
  switch (each.do) {
    case 'open':
      return `Open ${each.address}`;
    case 'press':
      return `Press “${each.name}”${ofSeveral(each)}`;
    case 'follow':
      return `Follow “${each.link}”${ofSeveral(each)}`;
    case 'fill':
      return `Enter “${each.text}” in “${each.label}”`;
    case 'choose':
      return `Choose “${each.option}” in “${each.label}”`;
    case 'strike':
      return each.label === undefined ? `Press the key ${each.key}` : `Press the key ${each.key} in “${each.label}”`;
    case 'attach':
      return `Attach ${each.file} to “${each.label}”`;
    case 'answer':
      return answerInWords({ type: `xstate.done.actor.${each.call}`, output: each.output });
    case 'fail':
      return answerInWords({ type: `xstate.error.actor.${each.call}` });
    case 'send':
      return `Another part of the product sends ${each.event.type}`;
    case 'wait':
      return `Wait ${each.milliseconds / 1_000} s`;
    case 'see':
      return `Expect “${each.text}”`;
    case 'miss':
      return `Expect no “${each.text}”`;
    case 'state':
      return `Expect the state “${stateInWords(each.state)}”`;
  }
}

const ofSeveral = ({ nth: which }: { nth?: number | undefined }): string =>
  which === undefined ? '' : `, number ${which}`;
