import { useSelector } from '@xstate/react';
import type { AuditTrailActor } from '#machines/audit-trail/audit-trail.machine.ts';
import type { CreatorListActor } from '#machines/creator-list/creator-list.machine.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Button } from '#web/ui/button.tsx';
import type { Receiver } from '#web/ui/use-press.ts';
import * as css from './back-office.css.ts';
import { cursorPagesMessages } from './cursor-pages.messages.ts';

/** The way to the next page and to the first; the Back button of the browser leads to the previous one. */
export function CursorPages({ actor }: { actor: AuditTrailActor | CreatorListActor }) {
  const messages = useMessages(cursorPagesMessages);
  const hasPages = useSelector(
    actor,
    ({ context: { query, page } }) => query.after !== null || (page?.next ?? null) !== null,
  );
  const pages: Receiver<{ type: 'page.first' } | { type: 'page.next' }> = actor;
  if (!hasPages) return null;
  return (
    <div className={css.pages}>
      <Button look="quiet" actor={pages} event={{ type: 'page.first' }}>
        {messages.first}
      </Button>
      <Button look="quiet" actor={pages} event={{ type: 'page.next' }}>
        {messages.next}
      </Button>
    </div>
  );
}
