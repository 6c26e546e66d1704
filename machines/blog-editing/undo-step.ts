import type { BlogEdit } from '#machines/rules/blog-edit.ts';

/** Edits of a slider, a colour or a text field: all changes until it is released or left are one undo step. */
const continuousEdits: readonly BlogEdit['type'][] = [
  'profile.text',
  'page.background',
  'page.sharing',
  'page.text',
  'cover.style',
  'picture.style',
  'trip.text',
];

/** The id of the undo step that an edit joins; null for an edit that is a step of its own. */
export function undoStepOf(edit: BlogEdit): string | null {
  if (!continuousEdits.includes(edit.type)) return null;
  const changed = 'change' in edit ? edit.change : edit;
  const subject = [edit.type, 'trip' in edit ? edit.trip : '', 'text' in edit ? edit.text : ''];
  return [...subject, ...Object.keys(changed)].join(' ');
}
