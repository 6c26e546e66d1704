import { stateInWords } from '#tests/kit/in-words.ts';
import type { PathDetails } from './flow-details.ts';

/** What a path is about: its last step, and the state that this leads to. */
export function endOf({ steps }: PathDetails): string {
  const last = steps.at(-1);
  return last ? `${last.words} → ${stateInWords(last.state)}` : '';
}
