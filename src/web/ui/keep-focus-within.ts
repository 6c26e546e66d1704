import type { KeyboardEvent } from 'react';

const focusable = 'button, input, select, textarea, a[href]';

/** Tab goes round within a part that lies over the page. */
export function keepFocusWithin(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab') return;
  const parts = [...event.currentTarget.querySelectorAll<HTMLElement>(focusable)].filter(
    (part) => part.checkVisibility() && !part.matches(':disabled'),
  );
  const [first, last] = [parts[0], parts.at(-1)];
  const isAtEnd = document.activeElement === (event.shiftKey ? first : last);
  if (!isAtEnd) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
