import type { PictureActor } from '#machines/picture/picture.machine.ts';
import { useText } from '#web/i18n/use-text.ts';
import { CropDialog as Crop } from '#web/ui/crop-dialog.tsx';

/** Of the portrait. */
export function CropDialog({ actor }: { actor: PictureActor }) {
  const { application } = useText();
  return <Crop actor={actor} shape="round" returnTo="profilePicture" words={application} />;
}
