/** Brings the keyboard to a field, by its name or the id of its group. */
export const focusField = (field: string, options?: FocusOptions): void =>
  document.querySelector<HTMLElement>(`[name="${field}"], [id="${field}"]`)?.focus(options);

/** Brings the keyboard to what has just come. */
export const focusOn = (element: HTMLElement | null): void => element?.focus();
