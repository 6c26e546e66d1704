import type { Language } from '#contract/language.ts';
import { labelOf } from './field-labels.ts';

/** What the fields of stays are called beyond those of other forms, whose pages do without them. */
const stayLabels: Record<Language, Record<string, string>> = {
  en: {
    hotelName: 'Hotel name',
    cityName: 'City',
    cityId: 'City',
    timeZone: 'Time zone',
    checkIn: 'Check-in',
    checkOut: 'Check-out',
    adults: 'Adults',
    children: 'Children',
    rooms: 'Rooms',
    stayType: 'Type of stay',
    deliverables: 'Deliverables',
    budgetPerNight: 'Budget per night',
    currency: 'Currency',
    specialRequests: 'Special requests',
    contactPhone: 'Contact phone',
    word: 'Your message',
    content: 'Note',
    terms: 'Terms of the stay',
    replyBy: 'Reply by',
  },
  tr: {
    hotelName: 'Otel adı',
    cityName: 'Şehir',
    cityId: 'Şehir',
    timeZone: 'Saat dilimi',
    checkIn: 'Giriş tarihi',
    checkOut: 'Çıkış tarihi',
    adults: 'Yetişkin',
    children: 'Çocuk',
    rooms: 'Oda',
    stayType: 'Konaklama türü',
    deliverables: 'İçerikler',
    budgetPerNight: 'Gecelik bütçe',
    currency: 'Para birimi',
    specialRequests: 'Özel istekler',
    contactPhone: 'İletişim telefonu',
    word: 'Mesajınız',
    content: 'Not',
    terms: 'Konaklama koşulları',
    replyBy: 'Yanıt için son gün',
  },
};

/** The same for every field that there is. */
export const stayLabelOf = (field: string, language: Language): string =>
  (Object.hasOwn(stayLabels[language], field) && stayLabels[language][field]) || labelOf(field, language);
