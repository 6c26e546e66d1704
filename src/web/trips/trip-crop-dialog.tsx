import type { PictureActor } from '#machines/picture/picture.machine.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { CropDialog } from '#web/ui/crop-dialog.tsx';
import { tripEditorWords } from './trip-editor-words.ts';

/** Of a trip's cover; loaded with the first picture that is chosen. */
export function TripCropDialog({ actor }: { actor: PictureActor }) {
  const { cover } = useWords(tripEditorWords);
  return <CropDialog actor={actor} shape="wide" returnTo="coverImage" words={cover} />;
}
