import { useSelector } from '@xstate/react';
import type { TripEditingActor } from '#machines/trip-editing/trip-editing.machine.ts';
import { isArchived, missingIn } from '#machines/trip-editing/trip-editing.view.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { UndoTools } from '#web/ui/undo-tools.tsx';
import * as css from './trip-editor.css.ts';
import { tripEditorMessages } from './trip-editor.messages.ts';

/** For narrow screens, where the publishing panel is below the form. */
export function PublishBar({ editing }: { editing: TripEditingActor }) {
  const messages = useMessages(tripEditorMessages);
  const missing = useSelector(editing, (snapshot) => Object.keys(missingIn(snapshot)).length);
  if (useSelector(editing, isArchived)) return null;
  return (
    <div className={css.bar}>
      <UndoTools actor={editing} />
      <a href="#publishing" className={css.barLink}>
        {missing === 0 ? messages.publishTitle : `${messages.missing}: ${missing}`}
      </a>
      <PublishButton editing={editing} />
    </div>
  );
}

export function PublishButton({ editing }: { editing: TripEditingActor }) {
  const messages = useMessages(tripEditorMessages);
  const isPublic = useSelector(
    editing,
    ({ context: { saved } }) => saved.state === 'published' || saved.state === 'changed',
  );
  return (
    <Button actor={editing} event={{ type: 'trip.step', step: 'publish' }}>
      {isPublic ? messages.publishChanges : messages.steps.publish}
    </Button>
  );
}
