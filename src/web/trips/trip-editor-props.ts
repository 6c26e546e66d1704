import type { CitySearchActor } from '#machines/city-search/city-search.machine.ts';
import type { CoverUploadActor } from '#machines/cover-upload/cover-upload.machine.ts';
import type { PictureActor } from '#machines/picture/picture.machine.ts';
import type { TripEditingActor } from '#machines/trip-editing/trip-editing.machine.ts';
import type { TripEditorActor } from '#machines/trip-editor/trip-editor.machine.ts';
import type { TripMapActor } from '#machines/trip-map/trip-map.machine.ts';

export interface TripActors {
  page: TripEditorActor;
  editing: TripEditingActor;
  picture: PictureActor;
  cover: CoverUploadActor;
  city: CitySearchActor;
  map: TripMapActor;
}
