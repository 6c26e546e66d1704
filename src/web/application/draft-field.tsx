import type { FieldProps } from '#web/ui/text-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { ApplicationActors } from './application-actors.ts';
import { type TextName, useTextField } from './use-draft.ts';

interface DraftFieldProps extends Partial<FieldProps> {
  actors: ApplicationActors;
  name: TextName;
}

export const DraftField = ({ actors, name, ...input }: DraftFieldProps) => (
  <TextField {...useTextField(actors, name)} {...input} />
);
