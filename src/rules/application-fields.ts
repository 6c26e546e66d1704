type Step = 'you' | 'profile' | 'work' | 'payment' | 'review';

interface FieldRow {
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
  fullName: { step: 'you', staff: 'head', isProfile: true },
  username: { step: 'you', staff: 'head' },
  email: { step: 'you', staff: 'row' },
  phoneNumber: { step: 'you', staff: 'row', isProfile: true },
  profilePicture: { step: 'profile', staff: 'head', isProfile: true },
  aboutMe: { step: 'profile', staff: 'row', isProfile: true },
  instagram: { step: 'profile', staff: 'row', isProfile: true },
  youtube: { step: 'profile', staff: 'row', isProfile: true },
  tiktok: { step: 'profile', staff: 'row', isProfile: true },
  languages: { step: 'work', staff: 'row', isProfile: true },
  expertises: { step: 'work', staff: 'row', isProfile: true },
  locations: { step: 'work', staff: 'row', isProfile: true },
  services: { step: 'work', staff: 'row', isProfile: true },
  legalEntity: { step: 'payment', staff: null, isSensitive: true },
  taxNo: { step: 'payment', staff: null, isSensitive: true },
  taxOffice: { step: 'payment', staff: null, isSensitive: true },
  accountHolderName: { step: 'payment', staff: null, isSensitive: true },
  iban: { step: 'payment', staff: null, isSensitive: true },
  address: { step: 'payment', staff: null, isSensitive: true },
  termsAccepted: { step: 'review', staff: null },
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

/** Services and offers are chosen in one field, and read as two. */
const read = <Field extends ApplicationField>(fields: readonly Field[]): (Field | 'serviceOffers')[] =>
  fields.flatMap((field) => (field === 'services' ? [field, 'serviceOffers'] : [field]));

const isOfProfile = (field: ApplicationField): field is Marked<'isProfile'> => 'isProfile' in table[field];

export const readFields = read(applicationFields);
export const profileFields: readonly ProfileField[] = read(applicationFields.filter(isOfProfile));
export const staffRows = read(applicationFields.filter((field) => table[field].staff === 'row'));

const fieldsOf = (step: Step): ApplicationField[] => applicationFields.filter((field) => table[field].step === step);

export const steps: Record<StepName, readonly ApplicationField[]> = {
  you: fieldsOf('you'),
  profile: fieldsOf('profile'),
  work: fieldsOf('work'),
  payment: fieldsOf('payment'),
  review: fieldsOf('review'),
};
