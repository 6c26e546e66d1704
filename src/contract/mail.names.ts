import type { WordsByName } from './language.ts';

export const mailDeeds = {
  'mail.requeue': { en: 'Mail sent again', tr: 'E-posta yeniden gönderildi' },
} as const satisfies WordsByName;
