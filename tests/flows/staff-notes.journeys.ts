import { staffNotesMachine } from '#machines/staff-notes/staff-notes.machine.ts';
import { journeysOf, type Open, type Run } from '#tests/kit/journey.ts';
import { noNotes, someNotes } from './staff-notes.flow.ts';

const accountId = 'creator-1';
const draft = 'Dives too.';
const loading = { calls: { fetchNotes: { accountId } } };
const adding = { calls: { addNote: { accountId, content: draft } } };
const removing = { calls: { removeNote: { id: 'note-1' } } };
const savesDraft = { effects: [{ keepDraft: { accountId, draft } }] };

const type = (text: string) => ({ type: 'draft.change', draft: text }) as const;
const add = { type: 'note.add' } as const;
const dismiss = { type: 'banner.dismiss' } as const;
const retry = { type: 'call.retry' } as const;
const confirm = { type: 'action.confirm' } as const;
const cancel = { type: 'action.cancel' } as const;
const remove = (id: string) => ({ type: 'note.remove', id }) as const;

function openNotes(open: Open<typeof staffNotesMachine>, savedDraft = ''): Run<typeof staffNotesMachine> {
  const notes = open({ accountId, draft: savedDraft });
  notes.answer('fetchNotes', { kind: 'notes', notes: someNotes });
  return notes;
}

export const journeys = journeysOf({
  machine: staffNotesMachine,
  file: 'staff-notes/staff-notes.machine.ts',
  journeys: {
    'saves a note while it is typed, until it is added'(open) {
      const notes = open({ accountId, draft: '' });
      notes.isIn('open.loading', { ...loading, context: { draft: '', notes: null, removed: null, message: null } });
      notes.rejects(add, retry, dismiss);
      notes.send(type(draft));
      notes.isIn('open.loading', { ...loading, ...savesDraft, context: { draft } });
      notes.answer('fetchNotes', { kind: 'notes', notes: noNotes });
      notes.isIn('open.ready.calm', { context: { notes: noNotes, draft } });
      notes.rejects(dismiss);
      notes.send(add);
      notes.isIn('adding', adding);
      notes.rejects(type('D'), add);
      notes.answer('addNote', { kind: 'notes', notes: someNotes });
      notes.isIn('open.ready.calm', {
        effects: [{ dropDraft: { kind: 'notes', notes: someNotes } }],
        context: { notes: someNotes, draft: '' },
      });
    },
    'adds no empty note and none above 2,000 letters'(open) {
      const notes = openNotes(open);
      for (const text of ['', ' \n', 'a'.repeat(2_001)]) {
        notes.send(type(text));
        notes.rejects(add);
      }
      notes.send(type('a'.repeat(2_000)), add);
    },
    'keeps a note that could not be added, and says why'(open) {
      const notes = openNotes(open, draft);
      notes.send(add);
      notes.answer('addNote', { kind: 'refused', message: 'Too many.' });
      notes.isIn('open.ready.refused', { context: { message: 'Too many.', draft, notes: someNotes } });
      notes.send(dismiss);
      notes.isIn('open.ready.calm', { context: { message: null, draft } });
      notes.send(add);
      notes.fail('addNote', { message: 'Network Error' });
      notes.isIn('open.ready.refused', { context: { message: 'Network Error', draft } });
      notes.send(add);
      notes.isIn('adding', { ...adding, context: { message: null } });
    },
    'removes an own note and no other one'(open) {
      const notes = openNotes(open);
      notes.rejects(remove('note-2'), remove('note-3'));
      notes.rejects(confirm, cancel);
      notes.send(remove('note-1'), cancel, remove('note-1'));
      notes.isIn('open.confirming', { context: { removed: 'note-1' } });
      notes.rejects(remove('note-1'), { type: 'note.add' });
      notes.send(confirm);
      notes.isIn('open.removing', { ...removing, context: { removed: 'note-1' } });
      notes.rejects(remove('note-1'));
      notes.send(type(draft));
      notes.isIn('open.removing', { ...removing, ...savesDraft });
      notes.answer('removeNote', { kind: 'notes', notes: noNotes });
      notes.isIn('open.ready.calm', { context: { notes: noNotes, draft } });
    },
    'keeps a note that could not be removed, and says why'(open) {
      const notes = openNotes(open);
      notes.send(remove('note-1'), confirm);
      notes.answer('removeNote', { kind: 'refused', message: 'Not yours.' });
      notes.isIn('open.ready.refused', { context: { message: 'Not yours.', notes: someNotes } });
      notes.send(remove('note-1'), confirm);
      notes.isIn('open.removing', { ...removing, context: { message: null } });
      notes.fail('removeNote', { message: 'Network Error' });
      notes.isIn('open.ready.refused', { context: { message: 'Network Error', notes: someNotes } });
    },
    'says why the notes could not be loaded, tries again, and finds no creator'(open) {
      const notes = open({ accountId, draft: '' });
      notes.fail('fetchNotes', { message: 'Network Error' });
      notes.isIn('open.failed', { context: { message: 'Network Error' } });
      notes.send(type(draft));
      notes.isIn('open.failed', savesDraft);
      notes.send(retry);
      notes.isIn('open.loading', { ...loading, context: { message: null, draft } });
      notes.answer('fetchNotes', { kind: 'missing' });
      notes.isIn('missing', { output: undefined });
    },
  },
});
