import { useSelector } from '@xstate/react';
import { isCropping } from '#machines/picture/picture.view.ts';
import { Later, LazyModule } from '#web/ui/later.tsx';
import type { CropDialogProps } from './crop-form.tsx';

export const cropForm = new LazyModule(() => import('./crop-form.tsx'));

/** Rendered outside of forms: its buttons must not submit one. */
export const CropDialog = (props: CropDialogProps) =>
  useSelector(props.actor, isCropping) ? (
    <Later module={cropForm} isOnDemand>
      {({ CropForm }) => <CropForm {...props} />}
    </Later>
  ) : null;
