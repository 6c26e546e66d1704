import type { PictureActor } from '#machines/picture/picture.machine.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { CropDialog } from '#web/ui/crop-dialog.tsx';
import { generalTabWords } from './general-tab-words.ts';

/** Of the cover; loaded with the first picture that is chosen. */
export function CoverCropDialog({ actor }: { actor: PictureActor }) {
  const { crop } = useWords(generalTabWords);
  return <CropDialog actor={actor} shape="wide" returnTo="coverImage" words={crop} />;
}
