import { flushSync } from 'react-dom';

const invalidField = ['input:not([type="file"])', 'textarea', 'select']
  .map((field) => `main ${field}[aria-invalid="true"]`)
  .join();

/** Focuses the first invalid field and returns whether there is one. A field validates on blur, so the active one is blurred first. */
export function focusInvalid(): boolean {
  const active = document.activeElement;
  if (active instanceof HTMLInputElement) flushSync(() => active.blur());
  const invalid = document.querySelector<HTMLElement>(invalidField);
  invalid?.closest('details')?.setAttribute('open', '');
  if (invalid) invalid.focus();
  else if (active instanceof HTMLInputElement) active.focus();
  return invalid !== null;
}

const maxWaitMs = 5_000;

/** Does so when the field is rendered: its tab may have to load first. */
export function focusInvalidOnceShown(): void {
  const observer = new MutationObserver(() => {
    if (document.querySelector(invalidField)) stop();
  });
  const giveUp = setTimeout(() => observer.disconnect(), maxWaitMs);
  const stop = () => {
    clearTimeout(giveUp);
    observer.disconnect();
    focusInvalid();
  };
  if (document.querySelector(invalidField)) stop();
  else observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['aria-invalid'] });
}
