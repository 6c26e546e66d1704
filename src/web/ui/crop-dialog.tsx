import { useSelector } from '@xstate/react';
import type { PictureActor } from '#machines/picture/picture.machine.ts';
import { isCropping } from '#machines/picture/picture.view.ts';
import { Button } from './button.tsx';
import * as css from './crop-dialog.css.ts';
import { Dialog } from './dialog.tsx';
import * as fieldCss from './field.css.ts';
import { actions } from './form-page.css.ts';
import { PictureCrop } from './picture-crop.tsx';

interface CropDialogProps {
  actor: PictureActor;
  shape: 'round' | 'wide';
  /** The field, by its name, that takes the focus once the dialog has closed. */
  returnTo: string;
  words: Record<'cropTitle' | 'cropHint' | 'zoom' | 'usePicture' | 'cancel', string>;
}

/** Stands beside a form, not in it: what is pressed in here sends nothing. */
export function CropDialog({ actor: picture, shape, returnTo, words }: CropDialogProps) {
  const cropping = useSelector(picture, isCropping);
  const source = useSelector(picture, ({ context }) => context.source);
  if (!cropping || !source) return null;
  const cancel = () => picture.send({ type: 'crop.cancel' });
  return (
    <Dialog title={words.cropTitle} isOpen onClose={cancel} returnTo={returnTo}>
      <div className={css.crop}>
        <PictureCrop
          url={source.url}
          shape={shape}
          label={words.cropHint}
          zoomLabel={words.zoom}
          onCrop={(moved) => picture.send({ type: 'crop.change', crop: moved })}
        />
        <p className={fieldCss.hint}>{words.cropHint}</p>
        <div className={actions}>
          <Button onClick={() => picture.send({ type: 'crop.confirm' })}>{words.usePicture}</Button>
          <Button look="quiet" onClick={cancel}>
            {words.cancel}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
