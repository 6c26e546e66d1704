import { flushSync } from 'react-dom';

/**
 * Brings the keyboard to the first field whose text is wrong, and tells whether there is one. A field says so once it is
 * left: one that is being typed in is left and taken up again.
 */
export function focusInvalid(): boolean {
  const active = document.activeElement;
  if (active instanceof HTMLInputElement) flushSync(() => active.blur());
  const invalid = document.querySelector<HTMLElement>('main input:not([type="file"])[aria-invalid="true"]');
  invalid?.closest('details')?.setAttribute('open', '');
  if (invalid) invalid.focus();
  else if (active instanceof HTMLInputElement) active.focus();
  return invalid !== null;
}
