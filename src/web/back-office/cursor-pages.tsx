import { useMessages } from '#web/i18n/use-messages.ts';
import { Button } from '#web/ui/button.tsx';
import * as office from './back-office.css.ts';
import { cursorPagesMessages } from './cursor-pages.messages.ts';

interface CursorPagesProps {
  mayReturn: boolean;
  mayGoOn: boolean;
  onTurn: (to: { type: 'page.first' } | { type: 'page.next' }) => void;
}

/** Back leads to the page before; the first is one step away from any. */
export function CursorPages({ mayReturn, mayGoOn, onTurn }: CursorPagesProps) {
  const text = useMessages(cursorPagesMessages);
  return (
    <div className={office.pages}>
      <Button look="quiet" disabled={!mayReturn} onClick={() => onTurn({ type: 'page.first' })}>
        {text.first}
      </Button>
      <Button look="quiet" disabled={!mayGoOn} onClick={() => onTurn({ type: 'page.next' })}>
        {text.next}
      </Button>
    </div>
  );
}
