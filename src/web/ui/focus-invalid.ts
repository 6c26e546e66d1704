import { flushSync } from 'react-dom';

/** Focuses the first invalid field and returns whether there is one. A field validates on blur, so the active one is blurred first. */
export function focusInvalid(): boolean {
  const active = document.activeElement;
  if (active instanceof HTMLInputElement) flushSync(() => active.blur());
  const invalid = document.querySelector<HTMLElement>('main input:not([type="file"])[aria-invalid="true"]');
  invalid?.closest('details')?.setAttribute('open', '');
  if (invalid) invalid.focus();
  else if (active instanceof HTMLInputElement) active.focus();
  return invalid !== null;
}
