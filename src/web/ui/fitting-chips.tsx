import type { ReactNode } from 'react';
import * as css from './creator-card.css.ts';
import { fitting } from './fitting-chips-room.ts';
import { hidden } from './hidden.css.ts';

export interface Chip {
  label: string;
  isAsked: boolean;
}

interface ChipsProps {
  chips: readonly Chip[];
  /** Of the card. */
  width: number;
}

/** As many chips as a card has room for, and how many more there are. No component: a letter of a search fills many cards. */
export function fittingChips({ chips, width }: ChipsProps): ReactNode {
  const labels = chips.map(({ label }) => label);
  const count = fitting(labels, width - css.insets);
  const rest = labels.slice(count);
  return (
    <ul className={css.chips}>
      {chips.slice(0, count).map(({ label, isAsked }) => (
        <li key={label} className={isAsked ? css.chipAsked : css.chip}>
          {label}
        </li>
      ))}
      {rest.length === 0 ? null : (
        <li className={css.chip} title={rest.join(', ')}>
          <span aria-hidden>{`+${rest.length}`}</span>
          <span className={hidden}>{rest.join(', ')}</span>
        </li>
      )}
    </ul>
  );
}
