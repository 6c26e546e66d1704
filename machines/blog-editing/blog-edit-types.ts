import type { BlogEdit } from '#machines/rules/blog-edit.ts';

type EditType = BlogEdit['type'];

/** What is chosen among others, and done once it is pressed. */
const pressed = [
  'item.show',
  'contact.show',
  'social.show',
  'platform.show',
  'page.font',
  'page.readable',
  'page.tripsPerRow',
  'page.language',
] as const satisfies readonly EditType[];

/** What is dragged or typed, many times for one thing. */
const [dragged, typedOfTrip] = [
  ['page.background', 'page.sharing', 'page.text', 'cover.style', 'picture.style'],
  ['trip.text'],
] as const satisfies readonly (readonly EditType[])[];

export const plainEdits = [...pressed, ...dragged] as const;
export const tripEdits = ['trip.highlight', 'trip.element', 'trip.item', ...typedOfTrip] as const;

/** What goes on, where an edit is one of many: the thing that is dragged or typed in. */
export function gestureOf(edit: BlogEdit): string | null {
  const isGoingOn = [...dragged, ...typedOfTrip].some((type) => type === edit.type);
  const { trip, text, change = edit }: { trip?: string; text?: string; change?: object } = edit as never;
  return isGoingOn ? [edit.type, trip, text, ...Object.keys(change)].join(' ') : null;
}
