import { auditTrail as english } from '#web/i18n/en/audit-trail.ts';
import type { Language } from '#web/i18n/language-store.ts';
import { auditTrail as turkish } from '#web/i18n/tr/audit-trail.ts';

export const auditTrailWords = { en: english, tr: turkish } as const satisfies Record<Language, typeof english>;
