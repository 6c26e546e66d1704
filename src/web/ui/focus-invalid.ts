import { flushSync } from 'react-dom';

const invalidField = ['input:not([type="file"])', 'textarea', 'select']
  .map((field) => `main ${field}[aria-invalid="true"]`)
  .join();

/** Focuses the first invalid field and returns whether there is one. A field validates on blur, so the active one is blurred first. */
function focusInvalid(): boolean {
  const active = document.activeElement;
  if (active instanceof HTMLInputElement) flushSync(() => active.blur());
  const invalid = document.querySelector<HTMLElement>(invalidField);
  invalid?.closest('details')?.setAttribute('open', '');
  if (invalid) invalid.focus();
  else if (active instanceof HTMLInputElement) active.focus();
  return invalid !== null;
}

const maxWaitMs = 5_000;

const isReachable = (): boolean =>
  document.querySelector(invalidField) !== null && document.querySelector('[role="dialog"]') === null;

/** Does so when the field is rendered: its tab may have to load first, and a dialog keeps the focus until it is closed. */
export function focusInvalidOnceShown(): void {
  const observer = new MutationObserver(() => {
    if (isReachable()) stop();
  });
  const giveUp = setTimeout(() => observer.disconnect(), maxWaitMs);
  const stop = () => {
    clearTimeout(giveUp);
    observer.disconnect();
    focusInvalid();
  };
  if (isReachable()) stop();
  else observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['aria-invalid'] });
}
