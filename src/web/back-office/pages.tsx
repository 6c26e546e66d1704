import { useMessages } from '#web/i18n/use-messages.ts';
import { Button } from '#web/ui/button.tsx';
import * as page from '#web/ui/page.css.ts';
import * as css from './back-office.css.ts';
import { backOfficeMessages } from './back-office.messages.ts';

interface PagesProps {
  offset: number;
  limit: number;
  shown: number;
  /** Null if it is not counted. */
  total: number | null;
  onTurn: (offset: number) => void;
}

export function Pages({ offset, limit, shown, total, onTurn }: PagesProps) {
  const messages = useMessages(backOfficeMessages);
  const isLast = total === null ? shown < limit : offset + shown >= total;
  const [from, to] = [offset + 1, offset + shown];
  const range = total === null ? messages.rangeOfMany(from, to) : messages.range(from, to, total);
  if (isLast && offset === 0) return null;
  return (
    <div className={css.pages}>
      <Button look="quiet" disabled={offset === 0} onClick={() => onTurn(Math.max(0, offset - limit))}>
        {messages.previous}
      </Button>
      <span className={page.note}>{shown === 0 ? '' : range}</span>
      <Button look="quiet" disabled={isLast} onClick={() => onTurn(offset + limit)}>
        {messages.next}
      </Button>
    </div>
  );
}
