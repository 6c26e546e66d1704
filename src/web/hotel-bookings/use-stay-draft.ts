import { useSelector } from '@xstate/react';
import type { StayDraft } from '#machines/stay-form/stay-draft.ts';
import type { StayFormActor } from '#machines/stay-form/stay-form.machine.ts';
import { shownError } from '#machines/stay-form/stay-form.view.ts';
import { stayLabelOf } from '#rules/stay-labels.ts';
import { useLanguage } from '#web/i18n/language-store.ts';
import { useFieldError } from '#web/ui/use-field.ts';

export const useDraft = <Part>(
  actor: StayFormActor,
  partOf: (draft: StayDraft) => Part,
  isSame?: (one: Part, other: Part) => boolean,
): Part => useSelector(actor, ({ context }) => partOf(context.draft), isSame);

export const change = (actor: StayFormActor, fields: Partial<StayDraft>): void =>
  actor.send({ type: 'field.change', change: fields });

export const useProblem = (actor: StayFormActor, name: string): string | null =>
  useFieldError(actor, { name, label: stayLabelOf(name, useLanguage()), shownError });
