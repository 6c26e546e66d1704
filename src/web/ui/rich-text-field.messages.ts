import type { Catalogue } from '#contract/language.ts';

const en = {
  textTooLong: (limit: number) => `That did not fit. Use at most ${limit.toLocaleString('en')} characters.`,
};

const tr: typeof en = {
  textTooLong: (limit) => `Metin sığmadı. En fazla ${limit.toLocaleString('tr')} karakter kullanın.`,
};

export const richTextFieldMessages = { en, tr } satisfies Catalogue<typeof en>;
