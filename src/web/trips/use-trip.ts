import { useSelector } from '@xstate/react';
import { picturesOn, type TripEdit } from '#machines/rules/edit-trip.ts';
import type { TripDraft, TripPicture } from '#machines/rules/trip-draft.ts';
import type { TripEditingActor } from '#machines/trip-editing/trip-editing.machine.ts';
import type { TripEditorActor, TripEditorFlows } from '#machines/trip-editor/trip-editor.machine.ts';
import { isSameList } from '#rules/same-list.ts';

type Fields = Extract<TripEdit, { kind: 'fields' }>['change'];

export const useTrip = <Name extends keyof TripDraft>(editing: TripEditingActor, name: Name): TripDraft[Name] =>
  useSelector(editing, ({ context }) => context.draft[name]);

/** Those of the whole trip without a day. */
export const usePictures = (editing: TripEditingActor, day: number | null): TripPicture[] =>
  useSelector(editing, ({ context }) => picturesOn(context.draft, day), isSameList);

/** The control that makes this change. */
export const makes = (editing: TripEditingActor, change: TripEdit | (() => TripEdit)) => ({
  actor: editing,
  event: () => ({ type: 'draft.edit', edit: typeof change === 'function' ? change() : change }) as const,
});

export const edit = (editing: TripEditingActor, change: TripEdit): void =>
  editing.send({ type: 'draft.edit', edit: change });

export const write = (editing: TripEditingActor, change: Fields): void => edit(editing, { kind: 'fields', change });

export type TripActors = TripEditorFlows & { page: TripEditorActor };
