import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock, setup } from 'xstate';
import { blogEditingMachine } from '#machines/blog-editing/blog-editing.machine.ts';
import type { DraftReport } from '#machines/blog-editing/blog-editing.setup.ts';
import { isDirty, unsavedDraft } from '#machines/blog-editing/blog-editing.view.ts';
import type { UnsavedDraft } from '#machines/blog-editing/draft.ts';
import { blog, facts, stored } from '#tests/flows/blog-editing.flow.ts';

const begin = (unsaved: UnsavedDraft | null) =>
  createActor(blogEditingMachine, { input: { facts, blog, stored, unsaved }, clock: new SimulatedClock() }).start();

const onNight = { pageStyle: { backgroundColor: '#111111' } };

/** A page that remembers what its draft has reported. */
function openPage() {
  const heard: DraftReport[] = [];
  const page = setup({
    types: {} as { events: DraftReport; children: { editing: 'editing' } },
    actors: { editing: blogEditingMachine },
  }).createMachine({
    invoke: { id: 'editing', src: 'editing', input: { facts, blog, stored, unsaved: null } },
    on: { '*': { actions: ({ event }) => void heard.push(event) } },
  });
  const { editing } = createActor(page, { clock: new SimulatedClock() }).start().getSnapshot().children;
  return { heard, editing };
}

it('a page hears each change of the draft, with what is unsaved and in which language', () => {
  const { heard, editing } = openPage();
  const clean = { type: 'draft.changed', unsaved: null, language: 'en' };
  expect(heard).toEqual([clean]);
  editing?.send({ type: 'page.language', language: 'tr' });
  const unsaved = {
    base: stored,
    draft: { language: 'tr' },
    history: { past: [{}], future: [], openStep: null },
    conflictPaths: [],
    unconfirmed: [],
  };
  expect(heard).toEqual([clean, { type: 'draft.changed', unsaved, language: 'tr' }]);
  editing?.send({ type: 'section.expand', section: 'languages' });
  expect(heard).toHaveLength(2);
  editing?.send({ type: 'colour.pick', edit: { type: 'page.background', colour: '#111111' } });
  expect(heard.at(-1)?.unsaved?.draft).toEqual({ language: 'tr', ...onNight });
});

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
