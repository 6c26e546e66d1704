import { style } from '@vanilla-extract/css';
import { mutedText } from './primitives.css.ts';
import { theme } from './theme.css.ts';

export const slider = style({ display: 'flex', alignItems: 'center', gap: theme.space.small, minBlockSize: '40px' });
export const track = style({
  flex: '1 1 96px',
  minInlineSize: '72px',
  maxInlineSize: '320px',
  blockSize: '24px',
  accentColor: theme.colour.sea,
  cursor: 'pointer',
});
export const value = style([
  mutedText,
  { minInlineSize: '2.2em', fontVariantNumeric: 'tabular-nums', textAlign: 'end' },
]);
