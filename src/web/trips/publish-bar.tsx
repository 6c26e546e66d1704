import { useSelector } from '@xstate/react';
import type { TripEditingActor } from '#machines/trip-editing/trip-editing.machine.ts';
import { canStep, isArchived, missingIn } from '#machines/trip-editing/trip-editing.view.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Button } from '#web/ui/button.tsx';
import * as css from './trip-editor.css.ts';
import { tripEditorMessages } from './trip-editor.messages.ts';
import { TripHistory } from './trip-history.tsx';

/** For narrow screens, where the publishing panel is below the form. */
export function PublishBar({ editing }: { editing: TripEditingActor }) {
  const messages = useMessages(tripEditorMessages);
  const missing = useSelector(editing, (snapshot) => Object.keys(missingIn(snapshot)).length);
  if (useSelector(editing, isArchived)) return null;
  return (
    <div className={css.bar}>
      <TripHistory editing={editing} />
      <a href="#publishing" className={css.barLink}>
        {missing === 0 ? messages.publishTitle : `${messages.missing}: ${missing}`}
      </a>
      <PublishButton editing={editing} />
    </div>
  );
}

export function PublishButton({ editing }: { editing: TripEditingActor }) {
  const messages = useMessages(tripEditorMessages);
  const publishable = useSelector(editing, canStep('publish'));
  const isPublic = useSelector(
    editing,
    ({ context: { saved } }) => saved.state === 'published' || saved.state === 'changed',
  );
  return (
    <Button disabled={!publishable} onClick={() => editing.send({ type: 'trip.step', step: 'publish' })}>
      {isPublic ? messages.publishChanges : messages.steps.publish}
    </Button>
  );
}
