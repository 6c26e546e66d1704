import { useSelector } from '@xstate/react';
import type { TripPicture } from '#machines/rules/trip-draft.ts';
import { Button } from '#web/ui/button.tsx';
import { Later, LazyModule } from '#web/ui/later.tsx';
import type { PartProps } from './about-part.tsx';

const fieldsModule = new LazyModule(() => import('./picture-fields.tsx'));

export interface PictureDetailsProps extends Pick<PartProps, 'editing'> {
  /** A cover has neither caption nor description. */
  picture: Pick<TripPicture, 'key' | 'focus'> & Partial<TripPicture>;
  onChange: (change: Pick<Partial<TripPicture>, 'caption' | 'focus'>) => void;
}

/** The caption and the focus of a picture, below the button that opens them. */
export function PictureDetails({ label, of, ...props }: PictureDetailsProps & { label: string; of?: string }) {
  const { editing, picture } = props;
  const isOpen = useSelector(editing, ({ context }) => context.openItem === picture.key);
  return (
    <>
      <Button
        look="quiet"
        aria-expanded={isOpen}
        aria-label={of && `${label}: ${of}`}
        actor={editing}
        event={{ type: 'item.open', id: picture.key }}
      >
        {label}
      </Button>
      {isOpen ? <Later module={fieldsModule}>{({ PictureFields }) => <PictureFields {...props} />}</Later> : null}
    </>
  );
}
