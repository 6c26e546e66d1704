import { focusField } from '#web/ui/focus-field.ts';

export const focusSearch = (): void => focusField('search');
