import { fromCallback } from 'xstate';

export type ShortcutEvent = { type: 'edit.undo' } | { type: 'edit.redo' } | { type: 'draft.save' };

const shortcuts: Record<string, ShortcutEvent['type']> = {
  z: 'edit.undo',
  'shift z': 'edit.redo',
  y: 'edit.redo',
  s: 'draft.save',
};
const textFields = 'textarea, select, input:not([type=range], [type=checkbox], [type=radio])';

/** Of an editor, with Ctrl or ⌘. Text fields keep the browser's own undo and redo; a rich text has those of the draft. */
export const editShortcuts = () =>
  fromCallback<ShortcutEvent>(({ sendBack }) => {
    const onKeyDown = (event: KeyboardEvent) => {
      const type = shortcuts[`${event.shiftKey ? 'shift ' : ''}${event.key.toLowerCase()}`];
      const isInText = event.target instanceof Element && event.target.matches(textFields);
      if (type === undefined || event.altKey || !(event.ctrlKey || event.metaKey)) return;
      if (isInText && type !== 'draft.save') return;
      event.preventDefault();
      sendBack({ type });
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  });
