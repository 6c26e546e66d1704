/** So long is a note of the staff at most, and so many there are of one creator. Free of schemas. */
export const longestStaffNote = 2_000;
export const mostStaffNotes = 100;
