import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { blogEditingMachine } from '#machines/blog-editing/blog-editing.machine.ts';
import { isDirty, unsavedDraft } from '#machines/blog-editing/blog-editing.view.ts';
import type { UnsavedDraft } from '#machines/blog-editing/draft.ts';
import { blog, facts, stored } from '#tests/flows/blog-editing.flow.ts';

const begin = (unsaved: UnsavedDraft | null) =>
  createActor(blogEditingMachine, { input: { facts, blog, stored, unsaved }, clock: new SimulatedClock() }).start();

const onNight = { pageStyle: { backgroundColor: '#111111' } };

describe('a draft that a reload finds again', () => {
  it('is none as long as nothing was edited', () => {
    expect(unsavedDraft(begin(null).getSnapshot().context)).toBeNull();
  });

  it('[EDIT-17] has the colour that was still being chosen, as one edit that can be undone', () => {
    const before = begin(null);
    before.send({ type: 'colour.pick', edit: { type: 'page.background', colour: '#111111' } });
    expect(before.getSnapshot().context.draft).toEqual({});
    expect(isDirty(before.getSnapshot())).toBe(true);
    const after = begin(unsavedDraft(before.getSnapshot().context));
    expect(after.getSnapshot().context.draft).toEqual(onNight);
    after.send({ type: 'edit.undo' });
    expect(after.getSnapshot().context.draft).toEqual({});
    expect(after.getSnapshot().can({ type: 'edit.undo' })).toBe(false);
  });
});
