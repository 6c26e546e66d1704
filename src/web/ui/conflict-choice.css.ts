import { style } from '@vanilla-extract/css';
import { theme } from './theme.css.ts';

export const sides = style({
  margin: 0,
  accentColor: theme.colour.sea,
  marginBlockStart: theme.space.medium,
  display: 'grid',
  gap: theme.space.small,
});
export const side = style({
  margin: 0,
  padding: 0,
  minInlineSize: 0,
  paddingInlineStart: theme.space.small,
  border: 0,
  borderInlineStart: `3px solid ${theme.colour.line}`,
});
/** A legend that does not float overlaps the border. */
export const subject = style({
  padding: 0,
  fontWeight: 600,
  overflowWrap: 'anywhere',
  selectors: { 'legend&': { float: 'inline-start', inlineSize: '100%' } },
});
export const value = style({ margin: 0, overflowWrap: 'anywhere' });
export const withSwatch = style({ display: 'inline-flex', alignItems: 'center', gap: theme.space.tight });
export const swatch = style({ flexShrink: 0, stroke: theme.colour.line });
export const choice = style({
  clear: 'both',
  paddingBlock: theme.space.tight,
  display: 'flex',
  alignItems: 'baseline',
  gap: theme.space.small,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
});
export const answers = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space.tight,
  marginBlockStart: theme.space.large,
});
