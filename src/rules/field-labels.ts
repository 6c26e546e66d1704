import type { Language, Text } from '#contract/language.ts';
import { labelsOfFields } from './application-fields.ts';

const labels: Readonly<Record<string, Text>> = {
  ...labelsOfFields,
  password: { en: 'Password', tr: 'Şifre' },
  serviceOffers: { en: 'Service offers', tr: 'Hizmet teklifleri' },
  accountType: { en: 'Account type', tr: 'Hesap türü' },
  name: { en: 'Name', tr: 'Ad' },
  taxNumber: { en: 'Tax number', tr: 'Vergi numarası' },
  city: { en: 'City', tr: 'Şehir' },
  district: { en: 'District', tr: 'İlçe' },
  country: { en: 'Country', tr: 'Ülke' },
  reason: { en: 'Reason', tr: 'Neden' },
  message: { en: 'Message', tr: 'Mesaj' },
  code: { en: 'Code', tr: 'Kod' },
  applicationId: { en: 'Application', tr: 'Başvuru' },
  body: { en: 'Content', tr: 'İçerik' },
};

/** What a field is called, on its label and in every message about it. */
export const labelOf = (field: string, language: Language): string => labels[field]?.[language] ?? field.slice(0, 40);
