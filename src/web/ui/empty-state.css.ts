import { style } from '@vanilla-extract/css';
import { theme } from './theme.css.ts';

export const state = style({
  display: 'grid',
  justifyItems: 'center',
  gap: theme.space.medium,
  textAlign: 'center',
  paddingBlock: theme.space.vast,
});
export const picture = style({ inlineSize: 'min(280px, 70vw)', blockSize: 'auto' });
export const text = style({
  maxInlineSize: '27em',
  color: theme.colour.muted,
  fontSize: theme.text.size.large,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  minInlineSize: 0,
});
