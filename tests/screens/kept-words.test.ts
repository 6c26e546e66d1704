import { beforeEach, describe, expect, it } from 'vitest';
import { keptWords } from '#web/page/kept-words.ts';

const key = 'vaya.page.words stay stay-1';
const words = { note: 'Half a', 'offer.terms': 'Breakfast.' };

function wordsOf(username: string | null) {
  const snapshot = { hasTag: () => username !== null, context: { role: 'sponsor', session: { user: { username } } } };
  const session: never = { getSnapshot: () => snapshot } as never;
  return keptWords(session, 'stay');
}

beforeEach(() => sessionStorage.clear());

describe('words that are typed and not sent', () => {
  it('are read again by whoever typed them, of what they are about, and by nobody else', () => {
    wordsOf('deniz').keepWords({ id: 'stay-1', words });
    expect(wordsOf('deniz').readWords('stay-1')).toEqual(words);
    expect(wordsOf('deniz').readWords('stay-2')).toEqual({});
    expect(wordsOf('ada').readWords('stay-1')).toEqual({});
    expect(wordsOf(null).readWords('stay-1')).toEqual({});
  });

  it('are dropped by their names, and all of them once nothing is left', () => {
    const kept = wordsOf('deniz');
    kept.keepWords({ id: 'stay-1', words });
    kept.dropWords({ id: 'stay-1', names: ['note'] });
    expect(kept.readWords('stay-1')).toEqual({ 'offer.terms': 'Breakfast.' });
    kept.dropWords({ id: 'stay-1', names: ['offer.terms', 'offer.address'] });
    expect(sessionStorage.getItem(key)).toBeNull();
    kept.keepWords({ id: 'stay-1', words });
    kept.keepWords({ id: 'stay-1', words: { note: '', 'offer.terms': '' } });
    expect(kept.readWords('stay-1')).toEqual({});
  });

  it('are as good as none where something else stands in their place', () => {
    for (const left of [null, 7, { note: 7 }, ['x']]) {
      sessionStorage.setItem(key, JSON.stringify({ owner: 'sponsor:deniz', words: left }));
      expect(wordsOf('deniz').readWords('stay-1')).toEqual({});
    }
  });
});
