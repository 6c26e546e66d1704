import { steps } from '#machines/rules/application-steps.ts';
import type { ApplicationField } from '#rules/application.ts';
import type { ApplicationPartsSnapshot } from './application-parts.machine.ts';

export const hasPrevious = (snapshot: ApplicationPartsSnapshot): boolean => snapshot.can({ type: 'part.back' });
export const hasNext = (snapshot: ApplicationPartsSnapshot): boolean => snapshot.can({ type: 'part.next' });

/** What stood in the part that somebody has gone on from. */
export const passedFields = ({ context: { passed } }: ApplicationPartsSnapshot): readonly ApplicationField[] =>
  passed === null ? [] : steps[passed];
