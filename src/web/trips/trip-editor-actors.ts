import type { ComponentType } from 'react';
import type { CitySearchActor } from '#machines/city-search/city-search.machine.ts';
import type { CoverUploadActor } from '#machines/cover-upload/cover-upload.machine.ts';
import type { PictureActor } from '#machines/picture/picture.machine.ts';
import type { TripEditingActor } from '#machines/trip-editing/trip-editing.machine.ts';
import type { TripEditorActor } from '#machines/trip-editor/trip-editor.machine.ts';
import type { TripMapActor } from '#machines/trip-map/trip-map.machine.ts';
import type { CropDialogProps } from '#web/ui/crop-dialog.tsx';
import type { DragOrderProps } from '#web/ui/drag-order.tsx';
import type { LeaveDialogProps } from '#web/ui/leave-dialog.tsx';

/** The flows that meet where a trip is written. */
export interface TripActors {
  page: TripEditorActor;
  editing: TripEditingActor;
  picture: PictureActor;
  cover: CoverUploadActor;
  city: CitySearchActor;
  map: TripMapActor;
}

export interface PlanProps {
  editing: TripEditingActor;
  readOnly: boolean;
  /** What carries a row by the pointer; it comes with the first press upon a handle. */
  DragOrder: ComponentType<DragOrderProps>;
}

/** What is loaded after the page, some of it when it is first wanted. */
export interface LaterParts {
  PlanPart: ComponentType<PlanProps>;
  DragOrder: ComponentType<DragOrderProps>;
  CropDialog: ComponentType<CropDialogProps>;
  StepDialog: ComponentType<{ page: TripEditorActor }>;
  LeaveDialog: ComponentType<LeaveDialogProps>;
}
