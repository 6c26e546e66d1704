import { useSelector } from '@xstate/react';
import X from 'lucide-react/icons/x';
import { maxAltLength, maxTripPictures } from '#contract/trip-choices.ts';
import { newId } from '#machines/new-id.ts';
import { isCropping, isWorking } from '#machines/picture/picture.view.ts';
import { isQueueShown } from '#machines/picture-queue/picture-queue.machine.ts';
import type { TripPicture } from '#machines/rules/trip-draft.ts';
import { CoverPicture } from '#web/flows/cover-picture.tsx';
import { useMessages } from '#web/i18n/use-messages.ts';
import { DragOrder } from '#web/ui/drag-order.tsx';
import { givenFiles, type OnFiles, usePastedFiles } from '#web/ui/given-files.ts';
import { Later, LazyModule } from '#web/ui/later.tsx';
import { Mover } from '#web/ui/mover.tsx';
import { sourcesOf } from '#web/ui/picture-sources.ts';
import { TextField } from '#web/ui/text-field.tsx';
import { Tool } from '#web/ui/tool.tsx';
import { useSteadyFocus } from '#web/ui/use-focus.ts';
import { usePressedHandle } from '#web/ui/use-pressed-handle.ts';
import { PictureDetails } from './picture-details.tsx';
import * as css from './trip-editor.css.ts';
import { tripEditorMessages } from './trip-editor.messages.ts';
import { TripPart } from './trip-part.tsx';
import { edit, makes, type TripActors, usePictures } from './use-trip.ts';

const queueModule = new LazyModule(() => import('./picture-queue.tsx'));

interface PicturesPartProps {
  actors: TripActors;
  readOnly: boolean;
}

export function PicturesPart(props: PicturesPartProps) {
  const { actors, readOnly } = props;
  const messages = useMessages(tripEditorMessages);
  const { onFiles } = useAdding(actors, 'story');
  usePastedFiles(readOnly ? null : onFiles);
  return (
    <TripPart id="pictures" title={messages.picturesTitle} hint={messages.picturesHint(maxTripPictures)}>
      <TripPictures {...props} slot="story" day={null} />
    </TripPart>
  );
}

interface TripPicturesProps extends PicturesPartProps {
  /** 'story', or the id of the day. */
  slot: string;
  day: number | null;
}

/** The pictures of the whole trip or of one of its days, in their order. */
export function TripPictures({ actors, readOnly, slot, day }: TripPicturesProps) {
  const { editing, picture, cover, queue } = actors;
  const messages = useMessages(tripEditorMessages);
  const pictures = usePictures(editing, day);
  const { count, isFull, onFiles } = useAdding(actors, slot);
  const isQueued = useSelector(queue, ({ context }) => isQueueShown(context, slot));
  const keys = pictures.map(({ key }) => key);
  const steady = useSteadyFocus<HTMLOListElement>(keys.join(' '));
  const { pressed, onPointerDown } = usePressedHandle();
  const dayMessages = (number: number) => ({ chooseCover: messages.addPictureTo(messages.day(number)), coverHint: '' });
  const move = (key: string, to: number) => edit(editing, { kind: 'picture.move', key, to });
  const mayAdd = !readOnly && !isFull;
  return (
    <div className={css.pictures} {...givenFiles(readOnly ? null : onFiles)}>
      {pictures.length === 0 ? null : (
        <ol className={css.rows} {...steady} onPointerDown={onPointerDown}>
          {pictures.map((each, index) => (
            <PictureRow
              key={each.key}
              {...{ editing, readOnly }}
              picture={each}
              place={index + 1}
              count={pictures.length}
              onMove={(to) => move(each.key, to)}
            />
          ))}
        </ol>
      )}
      {pressed && keys.includes(pressed.name) ? (
        <DragOrder list={steady.ref} order={keys} pressed={pressed} onMove={move} />
      ) : null}
      {isQueued ? (
        <Later module={queueModule}>{({ PictureQueue }) => <PictureQueue {...{ queue, slot }} />}</Later>
      ) : null}
      {!readOnly && count >= maxTripPictures ? (
        <p className={css.quiet}>{messages.maxPictures(maxTripPictures)}</p>
      ) : null}
      {mayAdd ? (
        <CoverPicture
          words={day === null ? messages.picture : { ...messages.picture, ...dayMessages(day) }}
          picture={picture}
          upload={cover}
          slot={slot}
          address={null}
          onSeveral={onFiles}
        />
      ) : null}
    </div>
  );
}

/** One file is cropped first; of several the middle is shown. */
export function useAdding({ editing, picture, queue }: TripActors, slot: string) {
  const count = useSelector(editing, ({ context }) => context.draft.pictures.length);
  const isFull = useSelector(queue, ({ context }) => count + context.queue.length >= maxTripPictures);
  const isCropBusy = useSelector(picture, (snapshot) => isWorking(snapshot) || isCropping(snapshot));
  const onFiles: OnFiles = (files) => {
    if (files.length === 1 && !isFull && !isCropBusy) picture.send({ type: 'file.choose', file: files[0], slot });
    else queue.send({ type: 'pictures.choose', pictures: files.map((file) => ({ id: newId(), file })), slot, count });
  };
  return { count, isFull, onFiles };
}

interface PictureRowProps extends Pick<TripActors, 'editing'> {
  readOnly: boolean;
  picture: TripPicture;
  place: number;
  count: number;
  onMove: (to: number) => void;
}

function PictureRow({ editing, readOnly, picture, place, count, onMove }: PictureRowProps) {
  const { key, alt } = picture;
  const messages = useMessages(tripEditorMessages);
  const name = alt.trim() || messages.pictureNumber(place);
  return (
    <li className={css.pictureRow}>
      {readOnly || count === 1 ? null : (
        <Mover
          name={key}
          place={place}
          count={count}
          words={{ move: messages.move(name), moveUp: messages.moveUp(name), moveDown: messages.moveDown(name) }}
          onMove={onMove}
        />
      )}
      <img {...sourcesOf(key, 'cover')} sizes="120px" className={css.thumbnail} width={120} height={75} alt="" />
      <div className={css.alt}>
        <TextField
          label={messages.alt}
          hint={messages.altHint}
          name={`alt-${key}`}
          autoComplete="off"
          maxLength={maxAltLength}
          value={alt}
          readOnly={readOnly}
          onText={(text) => edit(editing, { kind: 'picture.describe', key, alt: text })}
        />
      </div>
      {readOnly ? null : (
        <Tool label={messages.removePicture(name)} {...makes(editing, { kind: 'picture.remove', key })}>
          <X size={18} aria-hidden />
        </Tool>
      )}
      {readOnly ? null : (
        <PictureDetails
          {...{ editing, picture }}
          label={messages.pictureDetails}
          of={name}
          onChange={(change) => edit(editing, { kind: 'picture.describe', key, ...change })}
        />
      )}
    </li>
  );
}
