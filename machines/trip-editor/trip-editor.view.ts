import { isPending, isUnsaved } from '../trip-editing/trip-editing.view.ts';
import { hasCoverToTake, type TripEditorSnapshot } from './trip-editor.machine.ts';

export const isLoading = (editor: TripEditorSnapshot): boolean => editor.matches('loading');
export const isNobody = (editor: TripEditorSnapshot): boolean => editor.matches('nobody');

/** The flows of the page, once there is a trip. */
export function flowsIn({ children: { editing, picture, cover, city, map } }: TripEditorSnapshot) {
  return editing && picture && cover && city && map ? { editing, picture, cover, city, map } : null;
}

/** Whether something would be lost with this device. */
export const hasUnsaved = (editor: TripEditorSnapshot): boolean => hasToDo(editor, isUnsaved);

/** Whether whoever leaves now is held up: something is still to be saved or done. */
export const holdsUp = (editor: TripEditorSnapshot): boolean => hasToDo(editor, isPending);
export const isUnsure = (editor: TripEditorSnapshot): boolean => editor.matches({ ready: 'unsure' });
export const isLeft = (editor: TripEditorSnapshot): boolean => editor.matches({ ready: 'left' });

function hasToDo({ context, children }: TripEditorSnapshot, isUndone: typeof isPending): boolean {
  const editing = children.editing?.getSnapshot();
  return editing !== undefined && (hasCoverToTake(context, editing) || isUndone(editing));
}
