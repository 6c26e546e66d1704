import type { Catalogue } from '#contract/language.ts';

const en = { previousMonth: 'Previous month', nextMonth: 'Next month' };

const tr: typeof en = { previousMonth: 'Önceki ay', nextMonth: 'Sonraki ay' };

export const dayPickerMessages: Catalogue<typeof en> = { en, tr };
