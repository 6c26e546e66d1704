import type { TripEdit } from '#machines/rules/edit-trip.ts';

/** The arrow keys move a focus in many small changes. */
const textFields: readonly string[] = [
  ...['title', 'description', 'price', 'notes', 'name', 'address', 'time'],
  'coverFocus',
];

/** The id of the undo step that an edit joins: all letters of a text field until it is left. Null for a step of its own. */
export function undoStepOf(edit: TripEdit): string | null {
  if (edit.kind === 'picture.describe') return `${edit.key} ${Object.keys(edit).join(' ')}`;
  if (edit.kind === 'day.write') return `${edit.kind} ${edit.day}`;
  if (edit.kind !== 'fields' && edit.kind !== 'item.change') return null;
  const fields = Object.keys(edit.change);
  const subject = edit.kind === 'item.change' ? edit.id : '';
  return fields.every((field) => textFields.includes(field)) ? [edit.kind, subject, ...fields].join(' ') : null;
}
