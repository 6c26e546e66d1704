import type { TripEditorActor, TripEditorFlows } from '#machines/trip-editor/trip-editor.machine.ts';

export type TripActors = TripEditorFlows & { page: TripEditorActor };
