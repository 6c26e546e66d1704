import { isPending, isUnsaved } from '../trip-editing/trip-editing.view.ts';
import { hasCoverToTake, type TripEditorSnapshot } from './trip-editor.machine.ts';

export const isLoading = (editor: TripEditorSnapshot): boolean => editor.matches('loading');
export const isNobody = (editor: TripEditorSnapshot): boolean => editor.matches('nobody');

/** The flows of the page, once there is a trip. */
export function flowsIn({ children: { editing, picture, cover, city, map } }: TripEditorSnapshot) {
  return editing && picture && cover && city && map ? { editing, picture, cover, city, map } : null;
}

/** Whether something would be lost with this device. */
export const hasUnsaved = ({ context, children: { editing } }: TripEditorSnapshot): boolean =>
  hasCoverToTake(context) || (editing !== undefined && isUnsaved(editing.getSnapshot()));

/** Whether whoever leaves now is held up: something is still to be saved or done. */
export const holdsUp = ({ context, children: { editing } }: TripEditorSnapshot): boolean =>
  hasCoverToTake(context) || (editing !== undefined && isPending(editing.getSnapshot()));
export const isUnsure = (editor: TripEditorSnapshot): boolean => editor.matches({ ready: 'unsure' });
export const isLeft = (editor: TripEditorSnapshot): boolean => editor.matches({ ready: 'left' });
