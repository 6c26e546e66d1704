import { fromCallback } from 'xstate';
import { blogSaving } from '../blog-saving/blog-saving.actors.ts';
import type { SignedCall } from '../session/signed-call.ts';
import { blogEditingMachine } from './blog-editing.machine.ts';
import type { ShortcutEvent } from './blog-editing.setup.ts';

const shortcuts: Record<string, ShortcutEvent['type']> = {
  z: 'edit.undo',
  'shift z': 'edit.redo',
  y: 'edit.redo',
  s: 'draft.save',
};
const textFields = 'textarea, select, [contenteditable], input:not([type=range], [type=checkbox], [type=radio])';

/** With Ctrl or ⌘. Text fields keep the browser's own undo and redo. */
const watchShortcuts = (focusInvalid: () => boolean) =>
  fromCallback<ShortcutEvent>(({ sendBack }) => {
    const onKeyDown = (event: KeyboardEvent) => {
      const type = shortcuts[`${event.shiftKey ? 'shift ' : ''}${event.key.toLowerCase()}`];
      const isInText = event.target instanceof Element && event.target.matches(textFields);
      if (type === undefined || event.altKey || !(event.ctrlKey || event.metaKey)) return;
      if (isInText && type !== 'draft.save') return;
      event.preventDefault();
      if (type === 'draft.save' && focusInvalid()) return;
      sendBack({ type });
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  });

export const blogEditing = (signed: SignedCall, focusInvalid: () => boolean = () => false) =>
  blogEditingMachine.provide({
    actors: { saving: blogSaving(signed), watchShortcuts: watchShortcuts(focusInvalid) },
  });
