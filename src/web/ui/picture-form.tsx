import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import X from 'lucide-react/icons/x';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Button, PlainButton } from './button.tsx';
import { sourcesOf } from './picture-sources.ts';
import { richTextMessages } from './rich-text.messages.ts';
import * as css from './rich-text-field.css.ts';
import type { NamedPicture, Step } from './rich-text-pictures.ts';

interface PictureFormProps {
  pictures: readonly NamedPicture[];
  /** The keys of those that stand in the text. */
  placed: readonly string[];
  /** Whether the caret is on a picture. */
  isSelected: boolean;
  onPlace: (key: string) => void;
  onMove: (step: Step) => void;
  onTakeOut: () => void;
}

export function PictureForm({ pictures, placed, isSelected, onPlace, onMove, onTakeOut }: PictureFormProps) {
  const messages = useMessages(richTextMessages);
  const left = pictures.filter(({ key }) => !placed.includes(key));
  if (isSelected)
    return (
      <div className={css.pictureForm}>
        <Button look="secondary" aria-keyshortcuts="Alt+ArrowUp" onClick={() => onMove('up')}>
          <ArrowUp size={18} aria-hidden />
          {messages.movePictureUp}
        </Button>
        <Button look="secondary" aria-keyshortcuts="Alt+ArrowDown" onClick={() => onMove('down')}>
          <ArrowDown size={18} aria-hidden />
          {messages.movePictureDown}
        </Button>
        <Button look="secondary" aria-keyshortcuts="Delete" onClick={onTakeOut}>
          <X size={18} aria-hidden />
          {messages.takePictureOut}
        </Button>
      </div>
    );
  return (
    <div className={css.pictureForm}>
      {left.length === 0 ? (
        <p>{pictures.length === 0 ? messages.noPictures : messages.allPlaced}</p>
      ) : (
        <div className={css.thumbnails}>
          {left.map(({ key, name }) => (
            <PlainButton key={key} className={css.thumbnail} onClick={() => onPlace(key)}>
              <img
                {...sourcesOf(key, 'cover')}
                sizes="96px"
                className={css.thumbnailImage}
                width={96}
                height={60}
                alt={name}
              />
            </PlainButton>
          ))}
        </div>
      )}
    </div>
  );
}
