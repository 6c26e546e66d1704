import { focusField } from '#web/ui/focus-field.ts';

/** What was asked for is gone, and the keyboard is back in the box. */
export const focusSearch = (): void => focusField('search');
