import { isSameValue } from '#machines/rules/same-value.ts';
import { emptyDraft } from '../application/application.machine.ts';
import type { ApplicationPageSnapshot } from './application-page.machine.ts';

type Children = ApplicationPageSnapshot['children'];

export const flowsIn = ({ children }: ApplicationPageSnapshot) =>
  children as Required<{ [Id in keyof Children]: NonNullable<Children[Id]> }>;
export const isResumed = ({ context: { draft } }: ApplicationPageSnapshot): boolean =>
  draft !== null && !isSameValue(draft, emptyDraft);
export const isSent = (snapshot: ApplicationPageSnapshot): boolean => snapshot.matches('sent');
