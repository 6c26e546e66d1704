const letters = 'abcdefghijklmnopqrstuvwxyz';
/** Shorter words differ from too many others, longer ones are rarely typed. */
const [minLength, maxLength] = [4, 20];

/** The words that a folded word may have been meant as: one letter missing, added, wrong, or swapped with the next. */
export function oneLetterOff(word: string): string[] {
  if (word.length < minLength || word.length > maxLength) return [];
  const splits = Array.from({ length: word.length + 1 }, (_, at) => [word.slice(0, at), word.slice(at)] as const);
  const found = splits.flatMap(([before, after]) => [
    ...[...letters].flatMap((letter) => [before + letter + after, before + letter + after.slice(1)]),
    before + after.slice(1),
    before + after.slice(1, 2) + after.slice(0, 1) + after.slice(2),
  ]);
  return [...new Set(found)].filter((other) => other !== word);
}
