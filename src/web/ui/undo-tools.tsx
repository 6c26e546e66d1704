import Redo from 'lucide-react/icons/redo-2';
import Undo from 'lucide-react/icons/undo-2';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Tool } from './tool.tsx';
import { uiMessages } from './ui.messages.ts';
import * as css from './undo-tools.css.ts';

interface UndoToolsProps {
  undoable: boolean;
  redoable: boolean;
  onPress: (event: { type: 'edit.undo' } | { type: 'edit.redo' }) => void;
}

export function UndoTools({ undoable, redoable, onPress }: UndoToolsProps) {
  const messages = useMessages(uiMessages);
  return (
    <div className={css.tools}>
      <Tool label={messages.undo} disabled={!undoable} onPress={() => onPress({ type: 'edit.undo' })}>
        <Undo size={18} aria-hidden />
      </Tool>
      <Tool label={messages.redo} disabled={!redoable} onPress={() => onPress({ type: 'edit.redo' })}>
        <Redo size={18} aria-hidden />
      </Tool>
    </div>
  );
}
