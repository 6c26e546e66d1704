import { blog as inEnglish } from '#web/i18n/en/blog.ts';
import { setting as english } from '#web/i18n/en/setting.ts';
import type { Language } from '#web/i18n/language-store.ts';
import { blog as inTurkish } from '#web/i18n/tr/blog.ts';
import { setting as turkish } from '#web/i18n/tr/setting.ts';

const ofPage = ({ sections, social, untitled }: typeof inEnglish) => ({ sections, social, untitled });

/** With what the page itself calls by a name. */
export const settingWords = {
  en: { ...ofPage(inEnglish), ...english },
  tr: { ...ofPage(inTurkish), ...turkish },
} as const satisfies Record<Language, object>;

export type SettingWords = (typeof settingWords)[Language];
