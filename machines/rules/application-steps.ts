import type { ApplicationField } from '#rules/application.ts';

/** The form, part by part. */
export const steps = {
  you: ['fullName', 'username', 'email', 'phoneNumber'],
  profile: ['profilePicture', 'aboutMe', 'instagram', 'youtube', 'tiktok'],
  work: ['languages', 'expertises', 'locations', 'services'],
  payment: ['legalEntity', 'taxNo', 'taxOffice', 'accountHolderName', 'iban', 'address'],
  review: ['termsAccepted'],
} as const satisfies Record<string, readonly ApplicationField[]>;

export type StepName = keyof typeof steps;

/** Offers stand beside the services, and one of either is enough. */
export type FieldOfForm = ApplicationField | 'serviceOffers';

export const stepNames = Object.keys(steps) as StepName[];

export const isInStep = (field: FieldOfForm, step: StepName): boolean =>
  steps[step].some((each) => each === (field === 'serviceOffers' ? 'services' : field));

export const stepOf = (field: FieldOfForm): StepName => stepNames.find((step) => isInStep(field, step)) ?? 'review';

/** What an address says; at first the first. */
export const stepIn = (parameters: readonly (readonly [name: string, value: string])[]): StepName =>
  stepNames.find((step) => parameters.some(([name, value]) => name === 'part' && value === step)) ?? 'you';

/** The step after or before it; where there is none, itself. */
export const stepBeside = (step: StepName, way: 1 | -1): StepName => stepNames[stepNames.indexOf(step) + way] ?? step;
