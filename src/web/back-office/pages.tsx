import { useSelector } from '@xstate/react';
import type { AuditTrailActor } from '#machines/audit-trail/audit-trail.machine.ts';
import type { CreatorListActor } from '#machines/creator-list/creator-list.machine.ts';
import { hasNext, hasPrevious, type ListPage } from '#machines/rules/list-page.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Button } from '#web/ui/button.tsx';
import * as css from '#web/ui/page.css.ts';
import type { Receiver } from '#web/ui/use-press.ts';
import * as office from './back-office.css.ts';
import { backOfficeMessages } from './back-office.messages.ts';
import { cursorPagesMessages } from './cursor-pages.messages.ts';

interface PagesProps {
  actor: Receiver<{ type: 'page.next' } | { type: 'page.previous' }>;
  page: ListPage;
}

export function Pages({ actor, page }: PagesProps) {
  const messages = useMessages(backOfficeMessages);
  const { offset, shown, total } = page;
  const [from, to] = [offset + 1, offset + shown];
  const range = total === null ? messages.rangeOfMany(from, to) : messages.range(from, to, total);
  if (!hasNext(page) && !hasPrevious(page)) return null;
  return (
    <div className={office.pages}>
      <Button look="quiet" actor={actor} event={{ type: 'page.previous' }}>
        {messages.previous}
      </Button>
      <span className={css.note}>{shown === 0 ? '' : range}</span>
      <Button look="quiet" actor={actor} event={{ type: 'page.next' }}>
        {messages.next}
      </Button>
    </div>
  );
}

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
    <div className={office.pages}>
      <Button look="quiet" actor={pages} event={{ type: 'page.first' }}>
        {messages.first}
      </Button>
      <Button look="quiet" actor={pages} event={{ type: 'page.next' }}>
        {messages.next}
      </Button>
    </div>
  );
}
