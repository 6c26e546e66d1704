import { describe } from 'vitest';
import { staffNotesMachine } from '#machines/staff-notes/staff-notes.machine.ts';
import { flow } from '#tests/flows/staff-notes.flow.ts';
import { walkScreen } from '#tests/kit/walk-screen.tsx';
import { CreatorNotesScreen } from '#web/back-office/creator-notes-screen.tsx';

describe('notes about a creator through their page', () => {
  walkScreen({ flow, machine: staffNotesMachine, render: (actor) => <CreatorNotesScreen actor={actor} /> });
});
