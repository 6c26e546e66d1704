import type { Text } from '#contract/language.ts';
import { recordOf } from '#contract/record-of.ts';

type Step = 'you' | 'profile' | 'work' | 'payment' | 'review';

interface FieldRow {
  /** On its label and in every message about it. */
  label: Text;
  step: Step;
  /** Where staff see it: above the rows, as a row of its own, or not at all. */
  staff: 'head' | 'row' | null;
  /** A creator may change it later. */
  isProfile?: true;
  /** Never stored on the applicant's device. */
  isSensitive?: true;
}

/** The fields of the application in the order of the form. Its steps, its stored draft, the profile and the staff's view follow from this table. */
const table = {
  fullName: { label: { en: 'Full name', tr: 'Ad soyad' }, step: 'you', staff: 'head', isProfile: true },
  username: { label: { en: 'Username', tr: 'Kullanıcı adı' }, step: 'you', staff: 'head' },
  email: { label: { en: 'Email', tr: 'E-posta' }, step: 'you', staff: 'row' },
  phoneNumber: { label: { en: 'Phone number', tr: 'Telefon numarası' }, step: 'you', staff: 'row', isProfile: true },
  profilePicture: {
    label: { en: 'Profile picture', tr: 'Profil fotoğrafı' },
    step: 'profile',
    staff: 'head',
    isProfile: true,
  },
  aboutMe: { label: { en: 'About me', tr: 'Hakkımda' }, step: 'profile', staff: 'row', isProfile: true },
  instagram: { label: { en: 'Instagram', tr: 'Instagram' }, step: 'profile', staff: 'row', isProfile: true },
  instagramFollowers: {
    label: { en: 'Instagram followers', tr: 'Instagram takipçisi' },
    step: 'profile',
    staff: 'row',
    isProfile: true,
  },
  youtube: { label: { en: 'YouTube', tr: 'YouTube' }, step: 'profile', staff: 'row', isProfile: true },
  youtubeFollowers: {
    label: { en: 'YouTube subscribers', tr: 'YouTube abonesi' },
    step: 'profile',
    staff: 'row',
    isProfile: true,
  },
  tiktok: { label: { en: 'TikTok', tr: 'TikTok' }, step: 'profile', staff: 'row', isProfile: true },
  tiktokFollowers: {
    label: { en: 'TikTok followers', tr: 'TikTok takipçisi' },
    step: 'profile',
    staff: 'row',
    isProfile: true,
  },
  languages: { label: { en: 'Languages', tr: 'Diller' }, step: 'work', staff: 'row', isProfile: true },
  expertises: { label: { en: 'Expertise', tr: 'Uzmanlık' }, step: 'work', staff: 'row', isProfile: true },
  locations: { label: { en: 'Locations', tr: 'Konumlar' }, step: 'work', staff: 'row', isProfile: true },
  services: { label: { en: 'Services', tr: 'Hizmetler' }, step: 'work', staff: 'row', isProfile: true },
  legalEntity: { label: { en: 'Company name', tr: 'Şirket adı' }, step: 'payment', staff: null, isSensitive: true },
  taxNo: { label: { en: 'Tax number', tr: 'Vergi numarası' }, step: 'payment', staff: null, isSensitive: true },
  taxOffice: { label: { en: 'Tax office', tr: 'Vergi dairesi' }, step: 'payment', staff: null, isSensitive: true },
  accountHolderName: {
    label: { en: 'Account holder name', tr: 'Hesap sahibinin adı' },
    step: 'payment',
    staff: null,
    isSensitive: true,
  },
  iban: { label: { en: 'IBAN', tr: 'IBAN' }, step: 'payment', staff: null, isSensitive: true },
  address: { label: { en: 'Address', tr: 'Adres' }, step: 'payment', staff: null, isSensitive: true },
  termsAccepted: { label: { en: 'Terms', tr: 'Koşullar' }, step: 'review', staff: null },
} as const satisfies Record<string, FieldRow>;

type Table = typeof table;
export type ApplicationField = keyof Table;
export type StepName = Step;
type Marked<Mark extends 'isProfile' | 'isSensitive'> = {
  [Field in ApplicationField]: Table[Field] extends Record<Mark, true> ? Field : never;
}[ApplicationField];
export type SensitiveField = Marked<'isSensitive'>;
export type ProfileField = Marked<'isProfile'> | 'serviceOffers';

export const applicationFields = Object.keys(table) as ApplicationField[];

export const labelsOfFields = recordOf(applicationFields, (field): Text => table[field].label);

/** Services and offers are chosen in one field, and read as two. */
const withOffers = <Field extends ApplicationField>(fields: readonly Field[]): (Field | 'serviceOffers')[] =>
  fields.flatMap((field) => (field === 'services' ? [field, 'serviceOffers'] : [field]));

const isOfProfile = (field: ApplicationField): field is Marked<'isProfile'> => 'isProfile' in table[field];

export const reviewedFields = withOffers(applicationFields);
export const profileFields: readonly ProfileField[] = withOffers(applicationFields.filter(isOfProfile));
export const staffRows = withOffers(applicationFields.filter((field) => table[field].staff === 'row'));

const fieldsOf = (step: Step): ApplicationField[] => applicationFields.filter((field) => table[field].step === step);

export const steps: Record<StepName, readonly ApplicationField[]> = {
  you: fieldsOf('you'),
  profile: fieldsOf('profile'),
  work: fieldsOf('work'),
  payment: fieldsOf('payment'),
  review: fieldsOf('review'),
};
