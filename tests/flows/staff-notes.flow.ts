import type { StaffNotesReply } from '#contract/back-office.ts';
import { staffNotesMachine } from '#machines/staff-notes/staff-notes.machine.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { flowNow } from '#tests/kit/flow-now.ts';
import { modelOf } from '#tests/kit/model.ts';

const own = { _id: 'note-1', author: 'Ada Ay', isOwn: true, content: 'Sails.\nCalled on Monday.', createdAt: flowNow };
const other = { ...own, _id: 'note-2', author: 'Ece Er', isOwn: false, content: 'Answers late.' };
export const someNotes: StaffNotesReply = { fullName: 'Deniz Yıldız', data: [own, other] };
export const noNotes: StaffNotesReply = { fullName: 'Deniz Yıldız', data: [] };
const refused = { kind: 'refused', message: 'There are 100 notes already.' } as const;

export const flow = {
  model: modelOf({
    title: 'Staff notes',
    machine: staffNotesMachine,
    input: { accountId: 'creator-1', draft: '' },
    events: {
      'draft.change': [{ draft: 'Dives too.' }, { draft: ' ' }],
      'note.remove': [{ id: 'note-1' }],
    },
    answers: {
      fetchNotes: [{ kind: 'notes', notes: someNotes }, { kind: 'notes', notes: noNotes }, { kind: 'missing' }],
      addNote: [{ kind: 'notes', notes: someNotes }, refused],
      removeNote: [{ kind: 'notes', notes: noNotes }, refused],
    },
    vertex: ({ draft, notes, message }) => [draft.trim() === '', notes?.data.length ?? null, message === null],
    isConsistent: (page, { fetchNotes }, { addNote, removeNote }) => {
      const { accountId, draft, removed } = page.context;
      if (page.matches('adding')) return addNote?.content === draft && addNote.accountId === accountId;
      if (page.matches({ open: 'removing' })) return removeNote?.id === removed;
      return !page.matches({ open: 'ready' }) || fetchNotes?.accountId === accountId;
    },
  }),
  guide: {
    role: 'Staff',
    address: '/admin/creators/:id/notes',
    start: 'Sign in as `demo-staff`. Follow Notes of a creator in `/admin/creators`.',
    answers: {
      fetchNotes: { notes: 'open the page', missing: 'change a letter of the id in the address' },
      addNote: { notes: 'add a note', refused: 'add the 101st note' },
      removeNote: { notes: 'remove a note of your own', refused: 'remove the note in another tab first' },
    },
  },
  words: {
    'draft.change': ({ draft }) => (draft.trim() === '' ? 'Clear the note' : 'Type a note'),
    'note.remove': 'Press Remove on a note',
  },
  shown: {
    texts: {
      'open.loading': ['Loading notes...', 'Add note'],
      'open.ready.calm': ['Add note'],
      'open.ready.refused': ['Add note', 'Dismiss'],
      'open.confirming': ['Add note', 'Remove this note for all staff?'],
      'open.removing': ['Add note', 'Removing...'],
      'open.failed': ['Add note', 'We couldn’t load the notes.', 'Try again'],
      adding: ['Saving...'],
      missing: ['This creator no longer exists.'],
    },
  },
  gestures: {
    'draft.change': ({ refill }, { draft }) => refill('New note', draft),
    'note.add': ({ press }) => press('Add note'),
    'note.remove': ({ press }) => press(/^Remove the note of/),
    'action.confirm': ({ press }) => press('Remove note'),
    'action.cancel': ({ press }) => press('Cancel'),
    'banner.dismiss': ({ press }) => press('Dismiss'),
    'call.retry': ({ press }) => press('Try again'),
  },
} satisfies Flow;
