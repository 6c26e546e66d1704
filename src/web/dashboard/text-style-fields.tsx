import { useId } from 'react';
import type { TextTokens } from '#contract/blog-page.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { ChoiceRow } from '#web/ui/choice-row.tsx';
import { ColourField, type Swatch } from '#web/ui/colour-field.tsx';
import { ToggleChips } from '#web/ui/toggle-chips.tsx';
import * as css from './text-style-fields.css.ts';
import { textStyleWords } from './text-style-words.ts';

interface TextStyleFieldsProps {
  /** Whose style it is: 'Full name'. */
  label: string;
  value: TextTokens;
  /** In pixels. */
  sizes: readonly number[];
  onChange: (change: Partial<Omit<TextTokens, 'color'>>) => void;
  /** It comes as often as the hand moves. */
  onColour: (colour: string) => void;
  /** The colour stands. */
  onEnd: () => void;
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

const faces = ['bold', 'italic', 'underline'] as const;

/** How a text is written: its colour, its size, and whether it is bold, slanted or underlined. */
export function TextStyleFields({ label, value, sizes, onChange, onColour, onEnd }: TextStyleFieldsProps) {
  const words = useWords(textStyleWords);
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{label}</legend>
      <ColourField label={words.colour} value={value.color} swatches={swatches} onPick={onColour} onEnd={onEnd} />
      <ChoiceRow
        label={words.size}
        value={value.fontSize}
        options={withCurrent(sizes, value.fontSize).map((size) => ({ value: size, label: words.pixels(size) }))}
        onChoose={(fontSize) => onChange({ fontSize })}
      />
      <Faces value={value} onChange={onChange} />
    </fieldset>
  );
}

/** A size that was chosen elsewhere is shown as what it is. */
const withCurrent = (sizes: readonly number[], size: number): readonly number[] =>
  sizes.includes(size) ? sizes : [...sizes, size].toSorted((one, other) => one - other);

function Faces({ value, onChange }: Pick<TextStyleFieldsProps, 'value' | 'onChange'>) {
  const words = useWords(textStyleWords);
  return (
    <ToggleChips
      id={useId()}
      label={words.face}
      options={faces.map((face) => ({ id: face, label: <span className={css.faces[face]}>{words.faces[face]}</span> }))}
      chosen={faces.filter((face) => value[face])}
      onToggle={(face) => onChange({ [face]: !value[face] })}
    />
  );
}
