export const maxStaffNoteLength = 2_000;
export const maxStaffNotes = 100;
