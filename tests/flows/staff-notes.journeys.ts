import { staffNotesMachine } from '#machines/staff-notes/staff-notes.machine.ts';
import { journeysOf, type Open } from '#tests/kit/journey.ts';
import { someNotes } from './staff-notes.flow.ts';

const input = { accountId: 'creator-1', draft: '' };
const fetching = { calls: { fetchNotes: { accountId: 'creator-1' } } };
const fewer = { ...someNotes, data: [] };
const typed = 'Dives too.';

const read = (open: Open<typeof staffNotesMachine>, draft = '') => {
  const notes = open({ ...input, draft });
  notes.answer('fetchNotes', { kind: 'notes', notes: someNotes });
  return notes;
};

export const journeys = journeysOf({
  machine: staffNotesMachine,
  file: 'staff-notes/staff-notes.machine.ts',
  journeys: {
    'a note is typed, kept as it is typed, and added; what was kept is dropped then'(open) {
      const notes = open(input);
      notes.isIn('open.loading', { ...fetching, context: { draft: '', notes: null, doubted: null, message: null } });
      notes.rejects({ type: 'note.add' }, { type: 'call.retry' }, { type: 'banner.dismiss' });
      notes.send({ type: 'draft.change', draft: typed });
      notes.isIn('open.loading', {
        ...fetching,
        effects: [{ keepDraft: { accountId: 'creator-1', draft: typed } }],
        context: { draft: typed },
      });
      notes.answer('fetchNotes', { kind: 'notes', notes: fewer });
      notes.isIn('open.ready.calm', { context: { notes: fewer, draft: typed } });
      notes.rejects({ type: 'banner.dismiss' }, { type: 'removal.confirm' }, { type: 'removal.leave' });
      notes.send({ type: 'note.add' });
      notes.isIn('adding', { calls: { addNote: { accountId: 'creator-1', content: typed } } });
      notes.rejects({ type: 'draft.change', draft: 'D' }, { type: 'note.add' });
      notes.answer('addNote', { kind: 'notes', notes: someNotes });
      notes.isIn('open.ready.calm', {
        effects: [{ dropDraft: { kind: 'notes', notes: someNotes } }],
        context: { notes: someNotes, draft: '' },
      });
    },
    'nothing, blanks and what is too long are no note'(open) {
      const notes = read(open);
      for (const draft of ['', ' \n', 'a'.repeat(2_001)]) {
        notes.send({ type: 'draft.change', draft });
        notes.rejects({ type: 'note.add' });
      }
      notes.send({ type: 'draft.change', draft: 'a'.repeat(2_000) }, { type: 'note.add' });
    },
    'what was typed before is there again'(open) {
      const notes = read(open, typed);
      notes.send({ type: 'note.add' });
      notes.isIn('adding', { calls: { addNote: { accountId: 'creator-1', content: typed } } });
    },
    'a note that is refused, or was not heard, stays as it was typed'(open) {
      const notes = read(open, typed);
      notes.send({ type: 'note.add' });
      notes.answer('addNote', { kind: 'refused', message: 'Too many.' });
      notes.isIn('open.ready.refused', { context: { message: 'Too many.', draft: typed, notes: someNotes } });
      notes.send({ type: 'banner.dismiss' });
      notes.isIn('open.ready.calm', { context: { message: null, draft: typed } });
      notes.send({ type: 'note.add' });
      notes.fail('addNote', { message: 'Network Error' });
      notes.isIn('open.ready.refused', { context: { message: 'Network Error', draft: typed } });
      notes.send({ type: 'note.add' });
      notes.isIn('adding', {
        calls: { addNote: { accountId: 'creator-1', content: typed } },
        context: { message: null },
      });
    },
    'a note of one’s own is removed once that is asked twice; what others wrote is not'(open) {
      const notes = read(open);
      notes.rejects({ type: 'note.remove', id: 'note-2' }, { type: 'note.remove', id: 'note-3' });
      notes.send({ type: 'note.remove', id: 'note-1' });
      notes.isIn('open.doubting', { context: { doubted: 'note-1' } });
      notes.send({ type: 'removal.leave' });
      notes.isIn('open.ready.calm', { context: { notes: someNotes } });
      notes.send({ type: 'note.remove', id: 'note-1' }, { type: 'removal.confirm' });
      notes.isIn('open.removing', { calls: { removeNote: { id: 'note-1' } } });
      notes.send({ type: 'draft.change', draft: typed });
      notes.isIn('open.removing', {
        calls: { removeNote: { id: 'note-1' } },
        effects: [{ keepDraft: { accountId: 'creator-1', draft: typed } }],
      });
      notes.answer('removeNote', { kind: 'notes', notes: fewer });
      notes.isIn('open.ready.calm', { context: { notes: fewer, draft: typed } });
    },
    'a removal that is refused, or was not heard, says so and leaves the note there'(open) {
      const notes = read(open);
      notes.send({ type: 'note.remove', id: 'note-1' }, { type: 'removal.confirm' });
      notes.answer('removeNote', { kind: 'refused', message: 'Not yours.' });
      notes.isIn('open.ready.refused', { context: { message: 'Not yours.', notes: someNotes } });
      notes.send({ type: 'note.remove', id: 'note-1' });
      notes.isIn('open.doubting', { context: { message: null } });
      notes.send({ type: 'removal.confirm' });
      notes.fail('removeNote', { message: 'Network Error' });
      notes.isIn('open.ready.refused', { context: { message: 'Network Error', notes: someNotes } });
    },
    'notes that could not be had are tried again, and a creator who is gone is said to be'(open) {
      const notes = open(input);
      notes.fail('fetchNotes', { message: 'Network Error' });
      notes.isIn('open.failed', { context: { message: 'Network Error' } });
      notes.send({ type: 'draft.change', draft: typed });
      notes.isIn('open.failed', { effects: [{ keepDraft: { accountId: 'creator-1', draft: typed } }] });
      notes.send({ type: 'call.retry' });
      notes.isIn('open.loading', { ...fetching, context: { message: null, draft: typed } });
      notes.answer('fetchNotes', { kind: 'missing' });
      notes.isIn('missing', { output: undefined });
    },
  },
});
