import { stateInWords } from '#tests/kit/in-words.ts';
import type { StepDetails } from './flow-details.ts';
import type { Sight } from './stage.ts';

/** What the screen shows otherwise than is expected after a step, in one sentence; null where nothing differs. */
export function differenceOf(expected: StepDetails, found: Sight): string | null {
  if (found.crash !== null) return `The flow has crashed: ${found.crash}`;
  if (found.state !== expected.state)
    return `State “${stateInWords(expected.state)}” expected, found “${stateInWords(found.state)}”.`;
  const parts = comparedParts(expected, found);
  const missing = parts.flatMap(({ wanted, seen }) => wanted.filter((each) => !seen.includes(each)));
  if (missing.length > 0) return `Missing: ${quoted(missing, found)}`;
  const unexpected = parts.flatMap((part) => part.unexpected);
  return unexpected.length > 0 ? `Not expected here: ${quoted(unexpected, found)}` : null;
}

/**
 * What is compared after a step: in Turkish whether the texts and buttons are there that the product translates. Two
 * English words may be one in Turkish, so nothing is unexpected there.
 */
export function comparedParts(expected: StepDetails, { turkish, ...found }: Sight) {
  const isCompared = (text: string) => turkish === null || text in turkish;
  const partOf = (what: string, all: readonly string[], seen: readonly string[]) => ({
    ...{ what, seen, wanted: all.filter(isCompared), uncompared: all.filter((each) => !isCompared(each)) },
    unexpected: turkish === null ? seen.filter((each) => !all.includes(each)) : [],
  });
  return [
    partOf('Text', expected.texts, found.texts),
    partOf('Button', expected.buttons, found.buttons),
    partOf('Value', expected.facts, found.facts),
  ];
}

/** In Turkish as well, where the page is: a tester compares both. */
export const inBoth = (text: string, { turkish }: Pick<Sight, 'turkish'>): string =>
  turkish?.[text] ? `“${turkish[text].join('” or “')}” (${text})` : `“${text}”`;

const quoted = (texts: readonly string[], found: Sight): string => texts.map((text) => inBoth(text, found)).join(', ');
