import { useSelector } from '@xstate/react';
import type { PictureActor } from '#machines/picture/picture.machine.ts';
import { isCropping } from '#machines/picture/picture.view.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import * as fieldCss from '#web/ui/field.css.ts';
import { SquareCrop } from '#web/ui/square-crop.tsx';
import * as css from './application-form.css.ts';

/** Stands beside the form, not in it: what is pressed in here sends nothing. */
export function CropDialog({ actor: picture }: { actor: PictureActor }) {
  const { application: text } = useText();
  const cropping = useSelector(picture, isCropping);
  const source = useSelector(picture, ({ context }) => context.source);
  if (!cropping || !source) return null;
  const cancel = () => picture.send({ type: 'crop.cancel' });
  return (
    <Dialog title={text.cropTitle} isOpen onClose={cancel} returnTo="profilePicture">
      <div className={css.crop}>
        <SquareCrop
          url={source.url}
          label={text.cropHint}
          zoomLabel={text.zoom}
          onCrop={(moved) => picture.send({ type: 'crop.change', crop: moved })}
        />
        <p className={fieldCss.hint}>{text.cropHint}</p>
        <div className={css.actions}>
          <Button onClick={() => picture.send({ type: 'crop.confirm' })}>{text.usePicture}</Button>
          <Button look="quiet" onClick={cancel}>
            {text.cancel}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
