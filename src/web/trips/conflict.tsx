import type { TripEditingActor } from '#machines/trip-editing/trip-editing.machine.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { Button } from '#web/ui/button.tsx';
import { actions } from '#web/ui/form-page.css.ts';
import * as css from './trip-editor.css.ts';
import { tripEditorWords } from './trip-editor-words.ts';

/** Somebody has saved the same trip meanwhile: one of the two stays. */
export function Conflict({ editing }: { editing: TripEditingActor }) {
  const words = useWords(tripEditorWords);
  return (
    <section className={css.conflict} role="alertdialog" aria-labelledby="conflict" aria-describedby="conflict-words">
      <h2 id="conflict" className={css.panelTitle}>
        {words.conflictTitle}
      </h2>
      <p id="conflict-words">{words.conflict}</p>
      <div className={actions}>
        <Button onClick={() => editing.send({ type: 'conflict.keepMine' })}>{words.keepMine}</Button>
        <Button look="secondary" onClick={() => editing.send({ type: 'conflict.useTheirs' })}>
          {words.useTheirs}
        </Button>
      </div>
    </section>
  );
}
