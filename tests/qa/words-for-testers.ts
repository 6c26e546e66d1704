import type { AnyEventObject } from 'xstate';
import { describeEvent, type Words, wordsOf } from '#tests/kit/describe.ts';
import type { DiagramArrow } from '#tests/kit/diagram.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { callInWords, inWords } from '#tests/kit/in-words.ts';
import { sayEvent } from '#tests/kit/say.ts';

/** The words of a flow; an event that comes by itself names its call in words, too. */
export const wordsForTesters = (flow: Pick<Flow, 'model' | 'words' | 'gestures'>): Words => ({
  ...Object.fromEntries(
    Object.keys(flow.model.cases)
      .filter((type) => type.startsWith('xstate.'))
      .map((type) => [type, answerInWords]),
  ),
  ...wordsOf(flow),
});

/** “Sign in” answers “code wanted”. */
export const answerInWords = (event: AnyEventObject): string =>
  describeEvent({}, event).replace(
    /^(\S+) (\w+)(?: “(.*)”)?/,
    (_, call, verb, answer) => `${callInWords(call)} ${verb}${answer ? ` “${inWords(answer)}”` : ''}`,
  );

/** An arrow of a diagram: what leads along it, and on which condition. */
export function arrowInWords({ model, guide, ...flow }: Flow, { event, guard }: Pick<DiagramArrow, 'event' | 'guard'>) {
  const condition = guard === undefined ? '' : `, if ${guide.conditions?.[guard] ?? inWords(guard)}`;
  return `${eventInWords(wordsOf({ model, ...flow }), event)}${condition}`;
}

/** What the events of a type have in common. */
function eventInWords(words: Words, type: string): string {
  const own = words[type];
  if (typeof own === 'string') return own;
  if (type === '') return 'At once';
  const name = sayEvent({ type });
  if (type.startsWith('xstate.'))
    return name.replace(/^\S+/, (call) => (call === 'after' ? 'After' : callInWords(call)));
  const plain = inWords(name.replaceAll('.', ' '));
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}
