import type { PictureActor } from '#machines/picture/picture.machine.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { CropDialog as Crop } from '#web/ui/crop-dialog.tsx';
import { applicationPartsWords } from './application-parts-words.ts';

/** Of the portrait. */
export function CropDialog({ actor }: { actor: PictureActor }) {
  const words = useWords(applicationPartsWords);
  return <Crop actor={actor} shape="round" returnTo="profilePicture" words={words} />;
}
