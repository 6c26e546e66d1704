import * as css from './creator-card.css.ts';

export interface CardChip {
  label: string;
  isAsked: boolean;
}

export const ChipList = ({ chips }: { chips: readonly CardChip[] }) => (
  <ul className={css.chips}>
    {chips.map(({ label, isAsked }) => (
      <li key={label} className={isAsked ? css.chipAsked : css.chip}>
        {label}
      </li>
    ))}
  </ul>
);
