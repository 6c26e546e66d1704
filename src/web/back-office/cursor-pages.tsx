import { useWords } from '#web/i18n/use-words.ts';
import { Button } from '#web/ui/button.tsx';
import * as office from './back-office.css.ts';
import { cursorPagesWords } from './cursor-pages-words.ts';

interface CursorPagesProps {
  mayReturn: boolean;
  mayGoOn: boolean;
  onTurn: (to: { type: 'page.first' } | { type: 'page.next' }) => void;
}

/** Back leads to the page before; the first is one step away from any. */
export function CursorPages({ mayReturn, mayGoOn, onTurn }: CursorPagesProps) {
  const text = useWords(cursorPagesWords);
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
