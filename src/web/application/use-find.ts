import type { FieldOfForm } from '#machines/rules/application-steps.ts';
import { focusField } from '#web/ui/focus-field.ts';
import { useLarge } from '#web/ui/use-wide.ts';
import type { ApplicationActors } from './application-actors.ts';

export function useFind({ parts }: Pick<ApplicationActors, 'parts'>): (field: FieldOfForm) => void {
  const isWide = useLarge();
  return (field) => (isWide ? focusField(field) : parts.send({ type: 'field.find', field }));
}
