import { useSelector } from '@xstate/react';
import type { ListWatchActor } from '#machines/list-watch/list-watch.machine.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { hidden } from '#web/ui/hidden.css.ts';
import { listWatchMessages } from './list-watch.messages.ts';
import * as css from './queue.css.ts';

export function ListWatch({ actor }: { actor: ListWatchActor | undefined }) {
  const messages = useMessages(listWatchMessages);
  const added = useSelector(actor, (snapshot) => snapshot?.context.added ?? null);
  const words = added === null ? '' : added > 0 ? messages.added(added) : messages.changed;
  return (
    <div className={css.anchor}>
      <p role="status" className={hidden}>
        {words}
      </p>
      {added === null ? null : (
        <div className={css.message}>
          <span aria-hidden>{words}</span>
          <button
            type="button"
            className={css.show}
            aria-label={`${messages.show}: ${words}`}
            onClick={() => actor?.send({ type: 'rows.show' })}
          >
            {messages.show}
          </button>
        </div>
      )}
    </div>
  );
}
