import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId } from 'react';
import type { TextTokens } from '#contract/blog-page.ts';
import type { BlogEditingActor } from '#machines/blog-editing/blog-editing.machine.ts';
import { type ColourSetting, colourEdit } from '#machines/rules/colour-setting.ts';
import { isUnreadableDefault, minContrast } from '#machines/rules/contrast.ts';
import { readableColour } from '#machines/rules/readable-colour.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { ChoiceRow } from '#web/ui/choice-cards.tsx';
import type { Swatch } from '#web/ui/colour-field.tsx';
import { ToggleChips } from '#web/ui/toggle-chips.tsx';
import { SettingColour } from './setting-colour.tsx';
import { textStyleMessages } from './text-style.messages.ts';
import * as css from './text-style-fields.css.ts';

interface TextStyleFieldsProps {
  editing: BlogEditingActor;
  setting: ColourSetting;
  label: string;
  value: TextTokens;
  /** Null if not chosen: the field then shows black, and the text has the page's default colour. */
  chosenColour: string | null;
  isOpen?: boolean;
  /** In pixels. */
  sizes: readonly number[];
  /** The background, as '#rrggbb'. */
  ground: string;
  onChange: (change: Partial<Omit<TextTokens, 'color'>>) => void;
  onFocus?: () => void;
}

const swatches: readonly Swatch[] = [
  ['#000000', 'black'],
  ['#4f46e5', 'indigo'],
  ['#e11d48', 'crimson'],
  ['#15803d', 'green'],
  ['#6b7280', 'grey'],
  ['#7c3aed', 'violet'],
  ['#0891b2', 'turquoise'],
  ['#ca8a04', 'ochre'],
];

const unsetColour = '#000000';

const faces = ['bold', 'italic', 'underline'] as const;

export function TextStyleFields(props: TextStyleFieldsProps) {
  const { editing, setting, label, value, chosenColour, isOpen = false, sizes, ground, onChange, onFocus } = props;
  const messages = useMessages(textStyleMessages);
  const takeColour = (colour: string) => editing.send({ type: 'colour.pick', edit: colourEdit(setting, colour) });
  return (
    <details className={css.fold} open={isOpen} onFocus={onFocus}>
      <summary className={css.summary}>
        <Sample value={value} ground={ground} />
        <span>{label}</span>
        <span className={css.message}>{messages.pixels(value.fontSize)}</span>
        <ChevronDown size={20} className={css.chevron} aria-hidden />
      </summary>
      <fieldset className={css.group} aria-label={label}>
        <div>
          <SettingColour
            editing={editing}
            setting={setting}
            label={messages.colour}
            value={chosenColour ?? unsetColour}
            isChosen={chosenColour !== null}
            {...(chosenColour === null && { hint: messages.unset(value.color) })}
            swatches={swatches}
          />
          <Advice value={value} ground={ground} onTake={takeColour} />
        </div>
        <ChoiceRow
          label={messages.size}
          value={value.fontSize}
          options={withCurrent(sizes, value.fontSize).map((size) => ({ value: size, label: messages.pixels(size) }))}
          onChoose={(fontSize) => onChange({ fontSize })}
        />
        <Faces value={value} onChange={onChange} />
      </fieldset>
    </details>
  );
}

const Sample = ({
  value: { color, bold, italic, underline },
  ground,
}: Pick<TextStyleFieldsProps, 'value' | 'ground'>) => (
  <svg viewBox="0 0 44 44" className={css.sample} aria-hidden="true">
    <rect width="44" height="44" rx="8" fill={ground} />
    <text
      x="22"
      y="29"
      textAnchor="middle"
      fontSize="20"
      fill={color}
      fontWeight={bold ? 700 : 400}
      fontStyle={italic ? 'italic' : 'normal'}
      textDecoration={underline ? 'underline' : 'none'}
    >
      Aa
    </text>
  </svg>
);

interface AdviceProps extends Pick<TextStyleFieldsProps, 'value' | 'ground'> {
  onTake: (colour: string) => void;
}

function Advice({ value, ground, onTake }: AdviceProps) {
  const messages = useMessages(textStyleMessages);
  const better = isUnreadableDefault(value.color, ground)
    ? null
    : readableColour(value.color, ground, minContrast(value));
  return (
    <div role="status">
      {better === null ? null : (
        <div className={css.advice}>
          <p>{messages.hardToRead(better)}</p>
          <Button look="secondary" onClick={() => onTake(better)}>
            <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
              <circle cx="10" cy="10" r="9.5" fill={better} />
            </svg>
            {messages.applyColour(better)}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Includes a size that was chosen elsewhere. */
const withCurrent = (sizes: readonly number[], size: number): readonly number[] =>
  sizes.includes(size) ? sizes : [...sizes, size].toSorted((one, other) => one - other);

function Faces({ value, onChange }: Pick<TextStyleFieldsProps, 'value' | 'onChange'>) {
  const messages = useMessages(textStyleMessages);
  return (
    <ToggleChips
      id={useId()}
      label={messages.face}
      options={faces.map((face) => ({
        id: face,
        label: <span className={css.faces[face]}>{messages.faces[face]}</span>,
      }))}
      chosen={faces.filter((face) => value[face])}
      onToggle={(face) => onChange({ [face]: !value[face] })}
    />
  );
}
