import type { KeyboardEvent, MouseEvent } from 'react';
import { maxCaptionLength, type PictureFocus } from '#contract/trip-choices.ts';
import { coverAt } from '#rules/blog-tokens.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Button, PlainButton } from '#web/ui/button.tsx';
import * as field from '#web/ui/field.css.ts';
import { coverSources } from '#web/ui/picture-sources.ts';
import { TextField } from '#web/ui/text-field.tsx';
import type { PictureDetailsProps } from './picture-details.tsx';
import * as css from './picture-fields.css.ts';
import { pictureFieldsMessages } from './picture-fields.messages.ts';

type FieldsProps = Omit<PictureDetailsProps, 'editing'>;

export function PictureFields({ picture, onChange }: FieldsProps) {
  const messages = useMessages(pictureFieldsMessages);
  const { key, alt, caption = '' } = picture;
  return (
    <div className={css.fields}>
      {alt === undefined ? null : (
        <TextField
          label={messages.caption}
          hint={messages.captionHint}
          name={`caption-${key}`}
          autoComplete="off"
          maxLength={maxCaptionLength}
          value={caption}
          onText={(text) => onChange({ caption: text })}
        />
      )}
      <FocusField picture={picture} onChange={onChange} />
    </div>
  );
}

const middle: PictureFocus = { x: 50, y: 50 };
const step = 5;
const within = (percent: number): number => Math.min(100, Math.max(0, Math.round(percent)));

function FocusField({ picture: { key, focus }, onChange }: FieldsProps) {
  const messages = useMessages(pictureFieldsMessages);
  const shown = coverAt(key, key.startsWith('https://'));
  if (shown === null) return null;
  const { x, y } = focus ?? middle;
  const sources = coverSources(shown);
  const place = { objectPosition: `${x}% ${y}%` };
  const id = `focus-${key}`;
  return (
    <div className={css.group}>
      <p id={id} className={field.hint}>
        {messages.focusHint}
      </p>
      <div className={css.focus}>
        <PlainButton
          className={css.picker}
          aria-label={messages.focus}
          aria-describedby={id}
          onClick={(event) => {
            const pressed = pressedAt(event);
            if (pressed) onChange({ focus: pressed });
          }}
          onKeyDown={(event) => {
            const moved = movedBy(event, { x, y });
            if (moved) onChange({ focus: moved });
          }}
        >
          <img {...sources} sizes="400px" className={css.picture} width={1600} height={1000} alt="" draggable={false} />
          <span className={css.mark} style={{ left: `${x}%`, top: `${y}%` }} />
        </PlainButton>
        <figure className={css.crop}>
          <img {...sources} sizes="200px" className={css.wide} style={place} alt="" />
          <figcaption>{messages.wide}</figcaption>
        </figure>
        <figure className={css.crop}>
          <img {...sources} sizes="140px" className={css.narrow} style={place} alt="" />
          <figcaption>{messages.narrow}</figcaption>
        </figure>
      </div>
      <p role="status" className={field.hint}>
        {messages.focusAt(x, y)}
      </p>
      {focus ? (
        <Button look="quiet" onClick={() => onChange({ focus: undefined })}>
          {messages.middle}
        </Button>
      ) : null}
    </div>
  );
}

/** Null for Enter and Space, which press no place. */
function pressedAt({ detail, clientX, clientY, currentTarget }: MouseEvent): PictureFocus | null {
  if (detail === 0) return null;
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return { x: within(((clientX - left) / width) * 100), y: within(((clientY - top) / height) * 100) };
}

const arrows: Readonly<Record<string, PictureFocus>> = {
  ArrowLeft: { x: -step, y: 0 },
  ArrowRight: { x: step, y: 0 },
  ArrowUp: { x: 0, y: -step },
  ArrowDown: { x: 0, y: step },
};

function movedBy(event: KeyboardEvent, { x, y }: PictureFocus): PictureFocus | null {
  const arrow = event.altKey || event.ctrlKey || event.metaKey ? undefined : arrows[event.key];
  if (!arrow) return null;
  event.preventDefault();
  return { x: within(x + arrow.x), y: within(y + arrow.y) };
}
