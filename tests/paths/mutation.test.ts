import { describe, expect, it } from 'vitest';
import { mutationScore } from '#tests/kit/mutation.ts';
import { models } from './models.ts';

/** Every way into this state names the inner state that it wants, so which one is the first shows nowhere. */
const neverEntered = ['signedIn: starts in confirmed'];

describe('a mistake planted in a chart', () => {
  it.each(Object.entries(models))('shows in the catalogue of %s, whichever it is', { timeout: 60_000 }, (_, model) => {
    const { killed, survived, equivalent } = mutationScore(model);
    expect(killed.length).toBeGreaterThan(equivalent.length);
    expect(survived).toEqual([]);
    // Another name of the same target, or two guards that exclude each other, may make no difference.
    const others = equivalent.filter((name) => !/ to #| goes first$/.test(name));
    expect(others.filter((name) => !neverEntered.includes(name))).toEqual([]);
  });
});
