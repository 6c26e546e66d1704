import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  closeStep,
  type EditHistory,
  emptyHistory,
  maxUndoSteps,
  rebaseHistory,
  recordStep,
  redo,
  undo,
} from '#machines/rules/edit-history.ts';

/** What somebody does to a number: each adds to it, and some go on with what they do. */
const anySteps = fc.array(
  fc.record({ by: fc.integer({ min: -2, max: 2 }), step: fc.option(fc.constantFrom('slider', 'field')) }),
  { maxLength: 30 },
);
type Steps = { by: number; step: string | null }[];

function edited(steps: Steps, draft = 0, history: EditHistory<number> = emptyHistory) {
  return steps.reduce(
    (each, { by, step }) => {
      const after = each.draft + by;
      return { draft: after, history: recordStep(each.history, { before: each.draft, after, step }) };
    },
    { draft, history },
  );
}

describe('undo and redo', () => {
  it('undo after an edit is nothing', () => {
    fc.assert(
      fc.property(anySteps, fc.integer({ min: 1, max: 9 }), (steps, by) => {
        const start = edited(steps);
        const next = edited([{ by, step: null }], start.draft, start.history);
        const { draft, history } = undo(next);
        expect([draft, history.past]).toEqual([start.draft, start.history.past]);
      }),
    );
  });

  it('redo after undo is nothing', () => {
    fc.assert(
      fc.property(anySteps, (steps) => {
        const { draft, history } = edited(steps);
        fc.pre(history.past.length > 0);
        const back = undo({ history, draft });
        expect(redo(back)).toEqual({ draft, history: { ...history, openStep: null } });
      }),
    );
  });

  it('an edit that changes nothing adds nothing, and takes nothing away that could be redone', () => {
    fc.assert(
      fc.property(anySteps, (steps) => {
        const { draft, history } = edited(steps);
        const back = undo({ history, draft });
        for (const step of [null, 'slider'])
          expect(recordStep(back.history, { before: back.draft, after: back.draft, step })).toBe(back.history);
      }),
    );
  });

  it('an edit after an undo adds exactly one entry, and leaves nothing to redo', () => {
    fc.assert(
      fc.property(anySteps, fc.integer({ min: 1, max: 9 }), (steps, by) => {
        const last = edited([...steps, { by, step: null }]);
        const start = undo(last);
        expect(start.history.future).toEqual([last.draft]);
        const { history } = edited([{ by: by + 1, step: null }], start.draft, start.history);
        expect([history.past, history.future]).toEqual([[...start.history.past, start.draft], []]);
      }),
    );
  });

  it('all changes of one drag are one undo step, and none if it ends where it began', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -2, max: 2 }), { minLength: 1, maxLength: 20 }), (moves) => {
        const drag = moves.map((by) => ({ by, step: 'slider' }));
        const { draft, history } = edited(drag, 5);
        expect(history.past).toEqual(draft === 5 ? [] : [5]);
      }),
    );
  });

  it('another drag of the same slider is another step', () => {
    const drag = { by: 1, step: 'slider' };
    const first = edited([drag, drag]);
    const second = edited([drag], first.draft, closeStep(first.history));
    expect(second.history.past).toEqual([0, 2]);
    const back = undo(first);
    expect(edited([drag], back.draft, back.history).history.past).toEqual([0]);
  });

  it('goes back all the way, and forth again', () => {
    fc.assert(
      fc.property(anySteps, (steps) => {
        let at = edited(steps);
        const last = at.draft;
        const seen = [at.draft];
        while (at.history.past.length > 0) {
          at = undo(at);
          seen.unshift(at.draft);
        }
        expect(at.draft).toBe(0);
        for (const value of seen.slice(1)) {
          at = redo(at);
          expect(at.draft).toBe(value);
        }
        expect(at.draft).toBe(last);
        expect(redo(at)).toEqual(at);
      }),
    );
  });

  it('reaches so far and no further', () => {
    const { history } = edited(Array.from({ length: maxUndoSteps + 5 }, () => ({ by: 1, step: null })));
    expect(history.past).toHaveLength(maxUndoSteps);
    expect(history.past[0]).toBe(5);
    expect(undo({ history: emptyHistory, draft: 7 })).toEqual({ history: emptyHistory, draft: 7 });
  });
});

describe('edits upon another ground', () => {
  const numbers = { past: [1, 2, 3], future: [5, 6], openStep: 'slider' };

  it('are undone without undoing what another tab has saved', () => {
    const { draft, history, droppedSteps } = rebaseHistory({ history: numbers, draft: 4 }, (each) => each + 100);
    expect([draft, history, droppedSteps]).toEqual([
      104,
      { past: [101, 102, 103], future: [105, 106], openStep: null },
      0,
    ]);
  });

  it('are dropped and counted where they change nothing any more', () => {
    const onlyLarge = (each: number) => Math.max(3, Math.min(5, each));
    const { draft, history, droppedSteps } = rebaseHistory({ history: numbers, draft: 4 }, onlyLarge);
    expect([draft, history.past, history.future, droppedSteps]).toEqual([4, [3], [5], 3]);
    const even = rebaseHistory({ history: numbers, draft: 4 }, (each) => each - (each % 2));
    expect([even.draft, even.history.past, even.history.future, even.droppedSteps]).toEqual([4, [0, 2], [6], 2]);
  });
});
