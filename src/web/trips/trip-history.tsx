import { useSelector } from '@xstate/react';
import type { TripEditingActor } from '#machines/trip-editing/trip-editing.machine.ts';
import { canRedo, canUndo } from '#machines/trip-editing/trip-editing.view.ts';
import { UndoTools } from '#web/ui/undo-tools.tsx';

export function TripHistory({ editing }: { editing: TripEditingActor }) {
  const undoable = useSelector(editing, canUndo);
  const redoable = useSelector(editing, canRedo);
  return <UndoTools {...{ undoable, redoable }} onPress={(event) => editing.send(event)} />;
}
