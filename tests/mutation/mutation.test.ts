import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { indexPage } from '#tests/kit/atlas-pages.ts';
import { type MutationScore, mutationScore } from '#tests/kit/mutation.ts';
import { models } from '#tests/paths/models.ts';

/** Every way into this state names the inner state that it wants, so which one is the first shows nowhere. */
const neverEntered = ['signedIn: starts in confirmed', 'signedIn: starts in lapsed'];
const scores: Record<string, MutationScore> = {};

describe('a mistake planted in a chart', () => {
  it.each(Object.entries(models))(
    'shows in the catalogue of %s, whichever it is',
    { timeout: 60_000 },
    (name, model) => {
      const score = mutationScore(model);
      scores[name] = score;
      expect(score.killed.length).toBeGreaterThan(score.equivalent.length);
      expect(score.survived).toEqual([]);
      // Another name of the same target, or two guards that exclude each other, may make no difference.
      const others = score.equivalent.filter((equal) => !/ to #| goes first$/.test(equal));
      expect(others.filter((equal) => !neverEntered.includes(equal))).toEqual([]);
    },
  );

  it('is counted in docs/machines/README.md', () => {
    const page = readFileSync(join(import.meta.dirname, '../../docs/machines/README.md'), 'utf8');
    expect(page).toBe(indexPage(models, scores));
  });
});
