import Redo from 'lucide-react/icons/redo-2';
import Undo from 'lucide-react/icons/undo-2';
import { useMessages } from '#web/i18n/use-messages.ts';
import * as css from './icon-button.css.ts';
import { Tool } from './tool.tsx';
import { uiMessages } from './ui.messages.ts';
import type { Receiver } from './use-press.ts';

type HistoryActor = Receiver<{ type: 'edit.undo' } | { type: 'edit.redo' }>;

export function UndoTools({ actor }: { actor: HistoryActor }) {
  const messages = useMessages(uiMessages);
  return (
    <div className={css.tools}>
      <Tool label={messages.undo} actor={actor} event={{ type: 'edit.undo' }}>
        <Undo size={18} aria-hidden />
      </Tool>
      <Tool label={messages.redo} actor={actor} event={{ type: 'edit.redo' }}>
        <Redo size={18} aria-hidden />
      </Tool>
    </div>
  );
}
