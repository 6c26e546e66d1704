import type { Catalogue } from '#contract/language.ts';

const en = { ask: 'Ask about this trip' };

const tr: typeof en = { ask: 'Bu gezi hakkında soru sorun' };

export const askAboutTripMessages = { en, tr } satisfies Catalogue<typeof en>;
