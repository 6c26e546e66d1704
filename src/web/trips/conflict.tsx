import { useSelector } from '@xstate/react';
import { draftOf } from '#machines/rules/trip-draft.ts';
import type { TripEditingActor } from '#machines/trip-editing/trip-editing.machine.ts';
import { conflictsIn, isRemoteArchived } from '#machines/trip-editing/trip-editing.view.ts';
import { useLanguage } from '#web/i18n/language-store.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { ConflictChoice } from '#web/ui/conflict-choice.tsx';
import { focusOn } from '#web/ui/focus-field.ts';
import { actions } from '#web/ui/form-page.css.ts';
import { conflictMessages } from './conflict.messages.ts';
import { partLabels } from './part-labels.ts';
import * as css from './trip-editor.css.ts';
import { tripEditorMessages } from './trip-editor.messages.ts';

export function Conflict({ editing }: { editing: TripEditingActor }) {
  const [editor, conflict] = [useMessages(tripEditorMessages), useMessages(conflictMessages)];
  const messages = { ...editor, ...conflict };
  const local = useSelector(editing, ({ context }) => context.draft);
  const remote = useSelector(editing, ({ context }) => context.remote);
  const labels = partLabels(messages, useLanguage(), { local, remote: remote === null ? local : draftOf(remote) });
  const isArchived = useSelector(editing, isRemoteArchived);
  const conflicts = useSelector(editing, conflictsIn).map(({ path, part }) => ({
    path,
    name: labels.name(part),
    mine: labels.value(part, 'local'),
    theirs: labels.value(part, 'remote'),
  }));
  return (
    <section
      className={css.conflict}
      role="alertdialog"
      aria-labelledby="conflict"
      aria-describedby="conflict-text"
      tabIndex={-1}
      ref={focusOn}
    >
      <h2 id="conflict" className={css.panelTitle}>
        {messages.conflictTitle}
      </h2>
      <p id="conflict-text">{isArchived ? messages.archivedElsewhere : messages.conflict}</p>
      {isArchived ? (
        <div className={actions}>
          <Button actor={editing} event={{ type: 'conflict.resolve', paths: [] }}>
            {messages.showArchived}
          </Button>
        </div>
      ) : (
        <ConflictChoice conflicts={conflicts} words={messages} actor={editing} />
      )}
    </section>
  );
}
