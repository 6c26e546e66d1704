import { useSelector } from '@xstate/react';
import type { PictureActor } from '#machines/picture/picture.machine.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import * as fieldCss from '#web/ui/field.css.ts';
import { actions } from '#web/ui/form-page.css.ts';
import { PictureCrop } from '#web/ui/picture-crop.tsx';
import { cropMessages } from './crop.messages.ts';
import * as css from './crop-dialog.css.ts';

export interface CropDialogProps {
  actor: PictureActor;
  shape: 'portrait' | 'wide';
  /** The name of the field that takes the focus after closing. */
  returnTo: string;
  /** In percent from the top. */
  band?: number;
  /** Smaller crops show a warning. */
  minWidth?: number;
}

/** A crop of a picture that is wide enough may lose some pixels by rounding. */
const tolerance = 0.01;

export function CropForm({ actor: picture, shape, returnTo, band, minWidth = 0 }: CropDialogProps) {
  const messages = useMessages(cropMessages);
  const source = useSelector(picture, ({ context }) => context.source);
  const zoom = useSelector(picture, ({ context }) => context.crop.zoom);
  if (!source) return null;
  const { width, height } = partOf(source, zoom);
  const cancel = () => picture.send({ type: 'crop.cancel' });
  return (
    <Dialog title={messages.title} isOpen onClose={cancel} returnTo={returnTo}>
      <div className={css.crop}>
        <PictureCrop
          url={source.url}
          shape={shape}
          label={messages.hint}
          zoomLabel={messages.zoom}
          {...(band !== undefined && { band })}
          onCrop={(moved) => picture.send({ type: 'crop.change', crop: moved })}
        />
        <p className={fieldCss.hint}>{messages.hint}</p>
        {shape === 'portrait' ? <p className={fieldCss.hint}>{messages.shapes}</p> : null}
        {band === undefined ? null : <p className={fieldCss.hint}>{messages.band}</p>}
        <div role="status">
          {width < minWidth * (1 - tolerance) ? <p>{messages.small(width, height, minWidth)}</p> : null}
        </div>
        <div className={actions}>
          <Button actor={picture} event={{ type: 'crop.confirm' }}>
            {messages.use}
          </Button>
          <Button look="quiet" onClick={cancel}>
            {messages.cancel}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

function partOf(source: { width: number; height: number }, zoom: number) {
  const width = Math.round(Math.min(source.width, source.height * 1.6) / zoom);
  return { width, height: Math.round(width / 1.6) };
}
