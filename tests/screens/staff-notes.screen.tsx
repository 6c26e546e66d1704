import { staffNotesMachine } from '#machines/staff-notes/staff-notes.machine.ts';
import { flow } from '#tests/flows/staff-notes.flow.ts';
import type { Screen } from '#tests/kit/screen.tsx';
import { CreatorNotesScreen } from '#web/back-office/creator-notes-screen.tsx';

export const screen: Screen<typeof staffNotesMachine> = {
  flow,
  machine: staffNotesMachine,
  render: (actor) => <CreatorNotesScreen actor={actor} />,
};
