import type { Language } from '#contract/language.ts';
import type { ApplicationField } from './application-fields.ts';

/** What a field is called, on its label and in every message about it. */
type LabelledField = ApplicationField | OtherField;
type OtherField =
  | 'password'
  | 'serviceOffers'
  | 'accountType'
  | 'name'
  | 'taxNumber'
  | 'city'
  | 'district'
  | 'country'
  | 'reason'
  | 'message'
  | 'code'
  | 'applicationId'
  | 'body';

export const fieldLabels: Record<Language, Record<LabelledField, string>> = {
  en: {
    fullName: 'Full name',
    username: 'Username',
    email: 'Email',
    password: 'Password',
    phoneNumber: 'Phone number',
    profilePicture: 'Profile picture',
    aboutMe: 'About me',
    instagram: 'Instagram',
    youtube: 'YouTube',
    tiktok: 'TikTok',
    languages: 'Languages',
    expertises: 'Expertise',
    locations: 'Locations',
    services: 'Services',
    serviceOffers: 'Service offers',
    legalEntity: 'Company name',
    taxNo: 'Tax number',
    taxOffice: 'Tax office',
    accountHolderName: 'Account holder name',
    iban: 'IBAN',
    address: 'Address',
    termsAccepted: 'Terms',
    accountType: 'Account type',
    name: 'Name',
    taxNumber: 'Tax number',
    city: 'City',
    district: 'District',
    country: 'Country',
    reason: 'Reason',
    message: 'Message',
    code: 'Code',
    applicationId: 'Application',
    body: 'Content',
  },
  tr: {
    fullName: 'Ad soyad',
    username: 'Kullanıcı adı',
    email: 'E-posta',
    password: 'Şifre',
    phoneNumber: 'Telefon numarası',
    profilePicture: 'Profil fotoğrafı',
    aboutMe: 'Hakkımda',
    instagram: 'Instagram',
    youtube: 'YouTube',
    tiktok: 'TikTok',
    languages: 'Diller',
    expertises: 'Uzmanlık',
    locations: 'Konumlar',
    services: 'Hizmetler',
    serviceOffers: 'Hizmet teklifleri',
    legalEntity: 'Şirket adı',
    taxNo: 'Vergi numarası',
    taxOffice: 'Vergi dairesi',
    accountHolderName: 'Hesap sahibinin adı',
    iban: 'IBAN',
    address: 'Adres',
    termsAccepted: 'Koşullar',
    accountType: 'Hesap türü',
    name: 'Ad',
    taxNumber: 'Vergi numarası',
    city: 'Şehir',
    district: 'İlçe',
    country: 'Ülke',
    reason: 'Neden',
    message: 'Mesaj',
    code: 'Kod',
    applicationId: 'Başvuru',
    body: 'İçerik',
  },
};

export const labelOf = (field: string, language: Language): string =>
  Object.entries(fieldLabels[language]).find(([name]) => name === field)?.[1] ?? field.slice(0, 40);
