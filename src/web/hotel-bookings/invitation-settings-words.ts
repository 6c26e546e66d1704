import { invitationSettings as english } from '#web/i18n/en/invitation-settings.ts';
import type { Language } from '#web/i18n/language-store.ts';
import { invitationSettings as turkish } from '#web/i18n/tr/invitation-settings.ts';

export const invitationSettingsWords = { en: english, tr: turkish } as const satisfies Record<Language, typeof english>;
