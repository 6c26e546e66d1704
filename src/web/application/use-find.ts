import type { FieldOfForm } from '#machines/rules/application-steps.ts';
import { focusField } from '#web/ui/focus-field.ts';
import { useWide } from '#web/ui/use-wide.ts';
import type { ApplicationActors } from './application-actors.ts';

export function useFind({ parts }: Pick<ApplicationActors, 'parts'>): (field: FieldOfForm) => void {
  const isWide = useWide();
  return (field) => (isWide ? focusField(field) : parts.send({ type: 'field.find', field }));
}
