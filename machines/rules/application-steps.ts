import { type ApplicationField, type StepName, steps } from '#rules/application-fields.ts';

/** One service or one service offer is enough, so both share a step. */
export type FieldOfForm = ApplicationField | 'serviceOffers';

export const stepNames = Object.keys(steps) as StepName[];

export const isInStep = (field: FieldOfForm, step: StepName): boolean =>
  steps[step].some((each) => each === (field === 'serviceOffers' ? 'services' : field));

export const stepOf = (field: FieldOfForm): StepName => stepNames.find((step) => isInStep(field, step)) ?? 'review';

export const stepIn = (parameters: readonly (readonly [name: string, value: string])[]): StepName =>
  stepNames.find((step) => parameters.some(([name, value]) => name === 'part' && value === step)) ?? 'you';

/** Returns the same step at either end. */
export const adjacentStep = (step: StepName, way: 1 | -1): StepName => stepNames[stepNames.indexOf(step) + way] ?? step;
