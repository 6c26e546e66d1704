import Negotiator from 'negotiator';
import { isLanguage, type Language, languages, type Text } from '#contract/language.ts';

/** Messages of several features. A message of one feature is in that feature. */
export const texts = {
  signInNeeded: {
    en: 'Please sign in.',
    tr: 'Lütfen giriş yapın.',
  },
  notAllowed: {
    en: 'You are not allowed to do this.',
    tr: 'Bunu yapmaya izniniz yok.',
  },
  toStart: { en: 'Go to the start page', tr: 'Başlangıç sayfasına git' },
  notFound: {
    en: 'There is nothing at this address.',
    tr: 'Bu adreste bir şey yok.',
  },
  noLink: {
    en: 'This link has expired or is invalid. Please contact support for assistance.',
    tr: 'Bu bağlantının süresi dolmuş veya bağlantı geçersiz. Yardım için lütfen bizimle iletişime geçin.',
  },
  stateConflict: {
    en: 'This has changed, so the action is no longer possible. Reload the page to see the current state.',
    tr: 'Bu sırada bir değişiklik oldu, bu işlem artık yapılamıyor. Güncel durumu görmek için sayfayı yenileyin.',
  },
  methodNotAllowed: {
    en: 'This address does not accept this kind of request.',
    tr: 'Bu adres bu tür istekleri kabul etmiyor.',
  },
  interrupted: {
    en: 'The connection was interrupted. Please try again in a moment.',
    tr: 'Bağlantı kesildi. Lütfen birazdan yeniden deneyin.',
  },
  unavailable: {
    en: 'We can’t reach our database right now. Please try again in a moment.',
    tr: 'Şu anda veritabanımıza ulaşamıyoruz. Lütfen birazdan yeniden deneyin.',
  },
  busy: {
    en: 'We are very busy right now. Please try again in a moment.',
    tr: 'Şu anda çok yoğunuz. Lütfen birazdan yeniden deneyin.',
  },
  tryAgain: {
    en: 'Try again',
    tr: 'Yeniden dene',
  },
  internal: {
    en: 'Something went wrong on our side. Please try again.',
    tr: 'Bizden kaynaklanan bir sorun oluştu. Lütfen yeniden deneyin.',
  },
  validation: {
    en: 'Please check what you entered.',
    tr: 'Lütfen girdiklerinizi kontrol edin.',
  },
  malformed: {
    en: 'We couldn’t read the request.',
    tr: 'İstek okunamadı.',
  },
  tooLarge: {
    en: 'This is too large to send at once.',
    tr: 'Bu, tek seferde gönderilemeyecek kadar büyük.',
  },
  unsupportedMedia: {
    en: 'This kind of content is not supported here.',
    tr: 'Bu tür içerik burada desteklenmiyor.',
  },
  tooManyRequests: {
    en: 'Too many requests. Please try again in {seconds} s.',
    tr: 'Çok fazla istek geldi. Lütfen {seconds} sn sonra yeniden deneyin.',
  },
  required: {
    en: '{label} is required',
    tr: '{label} zorunludur',
  },
  tooLong: {
    en: '{label} is too long',
    tr: '{label} çok uzun',
  },
  tooHigh: {
    en: '{label} must be {max} or less',
    tr: '{label} en çok {max} olabilir',
  },
  tooLow: {
    en: '{label} must be {min} or more',
    tr: '{label} en az {min} olmalı',
  },
  notValid: {
    en: '{label} is not valid',
    tr: '{label} geçerli değil',
  },
  repeated: {
    en: '{label} may be given once',
    tr: '{label} bir kez verilebilir',
  },
  unknownField: {
    en: '{label} is not a known field',
    tr: '{label} tanınmıyor',
  },
} as const satisfies Record<string, Text>;

/** The language that an address names. */
export const languageIn = (value: unknown): Language | null => (isLanguage(value) ? value : null);

const negotiated = (header: string | undefined): Language | null =>
  languageIn(new Negotiator({ headers: { 'accept-language': header } }).language([...languages]));

/** The language of an Accept-Language header that we speak and that it prefers; English without one. */
export const preferredLanguage = (header: string | undefined): Language => negotiated(header) ?? languages[0];

/** Returns null where the header names none of our languages, as `*` does. */
export const namedLanguage = (header = ''): Language | null => negotiated(header.replaceAll('*', ''));
