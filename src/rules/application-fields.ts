type Step = 'you' | 'profile' | 'work' | 'payment' | 'review';

interface FieldRow {
  step: Step;
  /** The part of the staff's view that shows it; null: staff do not see it. */
  staff: 'head' | 'contact' | 'about' | 'social' | 'languages' | 'expertise' | 'locations' | 'services' | null;
  /** Never stored on the applicant's device. */
  isSensitive?: true;
}

/** The fields of the application in the order of the form. Its steps, its stored draft and the staff's view follow from this table. */
const table = {
  fullName: { step: 'you', staff: 'head' },
  username: { step: 'you', staff: 'head' },
  email: { step: 'you', staff: 'contact' },
  phoneNumber: { step: 'you', staff: 'contact' },
  profilePicture: { step: 'profile', staff: 'head' },
  aboutMe: { step: 'profile', staff: 'about' },
  instagram: { step: 'profile', staff: 'social' },
  youtube: { step: 'profile', staff: 'social' },
  tiktok: { step: 'profile', staff: 'social' },
  languages: { step: 'work', staff: 'languages' },
  expertises: { step: 'work', staff: 'expertise' },
  locations: { step: 'work', staff: 'locations' },
  services: { step: 'work', staff: 'services' },
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
export type SensitiveField = {
  [Field in ApplicationField]: Table[Field] extends { isSensitive: true } ? Field : never;
}[ApplicationField];
export type StaffFact = Exclude<Table[ApplicationField]['staff'], null>;

export const applicationFields = Object.keys(table) as ApplicationField[];

const fieldsOf = (step: Step): ApplicationField[] => applicationFields.filter((field) => table[field].step === step);

export const steps: Record<StepName, readonly ApplicationField[]> = {
  you: fieldsOf('you'),
  profile: fieldsOf('profile'),
  work: fieldsOf('work'),
  payment: fieldsOf('payment'),
  review: fieldsOf('review'),
};
