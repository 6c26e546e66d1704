import type { AnyEventObject } from 'xstate';
import { describeEvent, type Words, wordsOf } from '#tests/kit/describe.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { callInWords, inWords } from '#tests/kit/in-words.ts';

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
