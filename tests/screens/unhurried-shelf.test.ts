import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepDraft, keptDraft } from '#web/dashboard/kept-draft.ts';
import { type Shelf, tabShelf, unhurried } from '#web/ui/shelf.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function openShelf() {
  const written: unknown[] = [];
  const inner: Shelf = { ...tabShelf, write: (...given) => void written.push(given) };
  return { shelf: unhurried(inner), written };
}

describe('a shelf that is written when there is time', () => {
  it('is written once, with what came last', () => {
    const { shelf, written } = openShelf();
    for (const edit of [1, 2, 3]) shelf.write('draft', { edit });
    shelf.write('other', {});
    expect(written).toEqual([]);
    vi.runAllTimers();
    expect(written).toEqual([
      ['draft', { edit: 3 }],
      ['other', {}],
    ]);
    vi.runAllTimers();
    expect(written).toHaveLength(2);
  });

  it('is written at the latest when the page is left, and not again', () => {
    const { shelf, written } = openShelf();
    shelf.write('draft', { edit: 1 });
    dispatchEvent(new Event('pagehide'));
    expect(written).toEqual([['draft', { edit: 1 }]]);
    vi.runAllTimers();
    expect(written).toHaveLength(1);
    shelf.write('draft', { edit: 2 });
    vi.runAllTimers();
    expect(written).toHaveLength(2);
  });

  it('keeps nothing that was cleared meanwhile', () => {
    const { shelf, written } = openShelf();
    shelf.write('draft', { edit: 1 });
    shelf.clear('draft');
    vi.runAllTimers();
    expect(written).toEqual([]);
  });

  it('gives back a draft that is not written yet', () => {
    const whose = { owner: 'deniz', username: 'deniz' };
    const kept = {
      ...{ base: { config: {}, version: 1, updatedAt: 1 }, draft: { language: 'tr' as const } },
      ...{ history: { past: [], future: [], gesture: null }, undecided: [], unanswered: [] },
    };
    keepDraft(whose, kept);
    expect(keptDraft(whose)).toEqual(kept);
    keepDraft(whose, null);
    vi.runAllTimers();
    expect(keptDraft(whose)).toBeNull();
  });
});
