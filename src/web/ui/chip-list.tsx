import * as css from './creator-card.css.ts';

export interface CardChip {
  label: string;
  isMatched: boolean;
}

export const ChipList = ({ chips }: { chips: readonly CardChip[] }) => (
  <ul className={css.chips}>
    {chips.map(({ label, isMatched }) => (
      <li key={label} className={isMatched ? css.chipMatched : css.chip}>
        {label}
      </li>
    ))}
  </ul>
);
