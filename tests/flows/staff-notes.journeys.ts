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
      notes.sees('open.loading', { ...fetching, holds: { draft: '', notes: null, doubted: null, message: null } });
      notes.refuses({ type: 'note.add' }, { type: 'call.retry' }, { type: 'banner.dismiss' });
      notes.send({ type: 'draft.change', draft: typed });
      notes.sees('open.loading', {
        ...fetching,
        did: [{ keepDraft: { accountId: 'creator-1', draft: typed } }],
        holds: { draft: typed },
      });
      notes.answer('fetchNotes', { kind: 'notes', notes: fewer });
      notes.sees('open.ready.calm', { holds: { notes: fewer, draft: typed } });
      notes.refuses({ type: 'banner.dismiss' }, { type: 'removal.confirm' }, { type: 'removal.leave' });
      notes.send({ type: 'note.add' });
      notes.sees('adding', { calls: { addNote: { accountId: 'creator-1', content: typed } } });
      notes.refuses({ type: 'draft.change', draft: 'D' }, { type: 'note.add' });
      notes.answer('addNote', { kind: 'notes', notes: someNotes });
      notes.sees('open.ready.calm', {
        did: [{ dropDraft: { kind: 'notes', notes: someNotes } }],
        holds: { notes: someNotes, draft: '' },
      });
    },
    'nothing, blanks and what is too long are no note'(open) {
      const notes = read(open);
      for (const draft of ['', ' \n', 'a'.repeat(2_001)]) {
        notes.send({ type: 'draft.change', draft });
        notes.refuses({ type: 'note.add' });
      }
      notes.send({ type: 'draft.change', draft: 'a'.repeat(2_000) }, { type: 'note.add' });
    },
    'what was typed before is there again'(open) {
      const notes = read(open, typed);
      notes.send({ type: 'note.add' });
      notes.sees('adding', { calls: { addNote: { accountId: 'creator-1', content: typed } } });
    },
    'a note that is refused, or was not heard, stays as it was typed'(open) {
      const notes = read(open, typed);
      notes.send({ type: 'note.add' });
      notes.answer('addNote', { kind: 'refused', message: 'Too many.' });
      notes.sees('open.ready.refused', { holds: { message: 'Too many.', draft: typed, notes: someNotes } });
      notes.send({ type: 'banner.dismiss' });
      notes.sees('open.ready.calm', { holds: { message: null, draft: typed } });
      notes.send({ type: 'note.add' });
      notes.fail('addNote', { message: 'Network Error' });
      notes.sees('open.ready.refused', { holds: { message: 'Network Error', draft: typed } });
      notes.send({ type: 'note.add' });
      notes.sees('adding', {
        calls: { addNote: { accountId: 'creator-1', content: typed } },
        holds: { message: null },
      });
    },
    'a note of one’s own is removed once that is asked twice; what others wrote is not'(open) {
      const notes = read(open);
      notes.refuses({ type: 'note.remove', id: 'note-2' }, { type: 'note.remove', id: 'note-3' });
      notes.send({ type: 'note.remove', id: 'note-1' });
      notes.sees('open.doubting', { holds: { doubted: 'note-1' } });
      notes.send({ type: 'removal.leave' });
      notes.sees('open.ready.calm', { holds: { notes: someNotes } });
      notes.send({ type: 'note.remove', id: 'note-1' }, { type: 'removal.confirm' });
      notes.sees('open.removing', { calls: { removeNote: { id: 'note-1' } } });
      notes.send({ type: 'draft.change', draft: typed });
      notes.sees('open.removing', {
        calls: { removeNote: { id: 'note-1' } },
        did: [{ keepDraft: { accountId: 'creator-1', draft: typed } }],
      });
      notes.answer('removeNote', { kind: 'notes', notes: fewer });
      notes.sees('open.ready.calm', { holds: { notes: fewer, draft: typed } });
    },
    'a removal that is refused, or was not heard, says so and leaves the note there'(open) {
      const notes = read(open);
      notes.send({ type: 'note.remove', id: 'note-1' }, { type: 'removal.confirm' });
      notes.answer('removeNote', { kind: 'refused', message: 'Not yours.' });
      notes.sees('open.ready.refused', { holds: { message: 'Not yours.', notes: someNotes } });
      notes.send({ type: 'note.remove', id: 'note-1' });
      notes.sees('open.doubting', { holds: { message: null } });
      notes.send({ type: 'removal.confirm' });
      notes.fail('removeNote', { message: 'Network Error' });
      notes.sees('open.ready.refused', { holds: { message: 'Network Error', notes: someNotes } });
    },
    'notes that could not be had are tried again, and a creator who is gone is said to be'(open) {
      const notes = open(input);
      notes.fail('fetchNotes', { message: 'Network Error' });
      notes.sees('open.failed', { holds: { message: 'Network Error' } });
      notes.send({ type: 'draft.change', draft: typed });
      notes.sees('open.failed', { did: [{ keepDraft: { accountId: 'creator-1', draft: typed } }] });
      notes.send({ type: 'call.retry' });
      notes.sees('open.loading', { ...fetching, holds: { message: null, draft: typed } });
      notes.answer('fetchNotes', { kind: 'missing' });
      notes.sees('missing', { over: undefined });
    },
  },
});
