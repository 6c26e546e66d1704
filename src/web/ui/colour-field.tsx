import { type ChangeEvent, useId } from 'react';
import { useMessages } from '#web/i18n/use-messages.ts';
import { colourMessages } from './colour.messages.ts';
import * as css from './colour-field.css.ts';
import { LaidOutField } from './text-field.tsx';

/** A warning follows the name. */
export type Swatch = readonly [colour: string, name: keyof (typeof colourMessages)['en']['names'], warning?: string];

interface ColourFieldProps {
  label: string;
  /** '#rrggbb'. */
  value: string;
  /** False while the value is a default: choosing the same colour is then a choice. */
  isChosen?: boolean;
  /** What was typed, which may be no colour yet; null shows the value. */
  typed: string | null;
  error: string | null;
  swatches: readonly Swatch[];
  hint?: string;
  onText: (text: string) => void;
  /** Called while the pointer moves; `onEnd` follows once. */
  onPick: (colour: string) => void;
  onEnd: () => void;
}

export function ColourField({
  label,
  value,
  isChosen = true,
  typed,
  error,
  swatches,
  hint,
  onText,
  onPick,
  onEnd,
}: ColourFieldProps) {
  const messages = useMessages(colourMessages);
  const take = (colour: string) => {
    onPick(colour);
    onEnd();
  };
  return (
    <div className={css.field}>
      <LaidOutField
        label={label}
        value={typed ?? value}
        error={error}
        {...(hint && { hint })}
        look={css.text}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        onText={onText}
        onBlur={onEnd}
      >
        <Picker label={messages.pick(label)} value={value} onPick={onPick} onEnd={onEnd} />
      </LaidOutField>
      <Swatches label={messages.swatches(label)} value={isChosen ? value : null} swatches={swatches} onTake={take} />
    </div>
  );
}

type PickerProps = Pick<ColourFieldProps, 'label' | 'value' | 'onPick' | 'onEnd'>;

/** React reports every step of the picker as a change; the native event reports the final one. */
function Picker({ label, value, onPick, onEnd }: PickerProps) {
  const listen = (input: HTMLInputElement) => {
    input.addEventListener('change', onEnd);
    return () => input.removeEventListener('change', onEnd);
  };
  return (
    <input
      type="color"
      ref={listen}
      className={css.picker}
      aria-label={label}
      value={value}
      onChange={({ currentTarget }: ChangeEvent<HTMLInputElement>) => onPick(currentTarget.value)}
    />
  );
}

interface SwatchesProps extends Pick<ColourFieldProps, 'label' | 'swatches'> {
  value: string | null;
  onTake: (colour: string) => void;
}

function Swatches({ label, value, swatches, onTake }: SwatchesProps) {
  const { names } = useMessages(colourMessages);
  const id = useId();
  return (
    <div role="radiogroup" aria-label={label} className={css.swatches}>
      {swatches.map(([colour, name, warning]) => (
        <label key={colour} className={css.swatch}>
          <input
            type="radio"
            name={id}
            className={css.radio}
            aria-label={names[name]}
            title={warning ?? names[name]}
            checked={colour === value}
            onChange={() => onTake(colour)}
          />
          <svg viewBox="0 0 28 28" className={css.drop} aria-hidden="true">
            <circle cx="14" cy="14" r="13.5" fill={colour} />
            {warning === undefined ? null : (
              <text x="14" y="20" className={css.warning}>
                !
              </text>
            )}
          </svg>
        </label>
      ))}
    </div>
  );
}
