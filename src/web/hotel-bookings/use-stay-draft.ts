import { useSelector } from '@xstate/react';
import type { StayDraft } from '#machines/stay-form/stay-draft.ts';
import type { StayFormActor } from '#machines/stay-form/stay-form.machine.ts';
import { shownProblems } from '#machines/stay-form/stay-form.view.ts';
import { sayProblem } from '#rules/problems.ts';
import { stayLabelOf } from '#rules/stay-labels.ts';
import { useLanguage } from '#web/i18n/language-store.ts';

export const useDraft = <Part>(actor: StayFormActor, partOf: (draft: StayDraft) => Part): Part =>
  useSelector(actor, ({ context }) => partOf(context.draft));

export const change = (actor: StayFormActor, fields: Partial<StayDraft>): void =>
  actor.send({ type: 'field.change', change: fields });

/** The server's error until the field changes, then the rules. */
export function useProblem(actor: StayFormActor, field: string): string | null {
  const language = useLanguage();
  return useSelector(actor, (snapshot) => {
    const problem = shownProblems(snapshot)[field];
    const refused = snapshot.context.refusedFields[field] ?? null;
    return refused ?? (problem ? sayProblem(problem, stayLabelOf(field, language), language) : null);
  });
}
