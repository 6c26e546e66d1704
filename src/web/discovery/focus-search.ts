/** What was asked for is gone, and the keyboard is back in the box. */
export const focusSearch = (): void => document.getElementsByName('search')[0]?.focus();
