import { isDeleted, isPending, isUnsaved } from '../trip-editing/trip-editing.view.ts';
import type { TripEditorFlows, TripEditorSnapshot } from './trip-editor.machine.ts';

export const isLoading = (editor: TripEditorSnapshot): boolean => editor.matches('loading');
export const isNotFound = (editor: TripEditorSnapshot): boolean => editor.matches('notFound');

/** Null until the trip is loaded. */
export const flowsIn = ({ children }: TripEditorSnapshot): TripEditorFlows | null =>
  children.editing ? (children as TripEditorFlows) : null;

/** Whether closing the tab would lose something. */
export const hasUnsaved = (editor: TripEditorSnapshot): boolean => hasWork(editor, isUnsaved);

/** Whether leaving the page has to wait. */
export const isBusy = (editor: TripEditorSnapshot): boolean => hasWork(editor, isPending);
export const isConfirming = (editor: TripEditorSnapshot): boolean => editor.matches({ ready: 'confirming' });
export const isUnsure = (editor: TripEditorSnapshot): boolean => editor.matches({ ready: 'unsure' });
export const isLeft = (editor: TripEditorSnapshot): boolean => editor.matches({ ready: 'left' });

function hasWork({ context, children }: TripEditorSnapshot, isOpen: typeof isPending): boolean {
  const editing = children.editing?.getSnapshot();
  if (editing === undefined || isDeleted(editing)) return false;
  return context.isUploading || context.isQueueUploading || isOpen(editing);
}
