import { style } from '@vanilla-extract/css';
import { mutedText } from './primitives.css.ts';
import { theme } from './theme.css.ts';

export const root = style({ display: 'grid' });
export const digits = style({ fontVariantNumeric: 'tabular-nums' });
export const reading = style([
  mutedText,
  {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: theme.space.medium,
    marginBlockStart: theme.space.tight,
    padding: `${theme.space.tight} clamp(8px, 3%, 16px)`,
    background: theme.colour.sunken,
    borderRadius: theme.radius.control,
  },
]);
export const doubtful = style([reading, { color: theme.colour.warning }]);
export const fours = style([digits, { fontWeight: 600, color: theme.colour.ink, textWrap: 'balance' }]);
