import { style } from '@vanilla-extract/css';
import { below } from './breakpoints.ts';
import { radio as over } from './colour-field.css.ts';
import { label } from './field.css.ts';
import { theme } from './theme.css.ts';

export const group = style({
  margin: 0,
  padding: 0,
  border: 0,
  minInlineSize: 0,
  display: 'grid',
  gap: theme.space.tight,
});
export const legend = style([label, { padding: 0 }]);
export const cards = style({
  display: 'grid',
  gap: theme.space.small,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(168px, 100%), 1fr))',
  marginBlockStart: theme.space.hair,
});
export const card = style({
  display: 'flex',
  gap: theme.space.small,
  alignItems: 'flex-start',
  padding: theme.space.medium,
  background: theme.colour.surface,
  border: `1px solid ${theme.colour.field}`,
  borderRadius: theme.radius.control,
  cursor: 'pointer',
  transition: `border-color ${theme.motion.state}, box-shadow ${theme.motion.state}`,
  selectors: {
    '&:has(:checked)': { borderColor: theme.colour.sea, boxShadow: `inset 0 0 0 1px ${theme.colour.sea}` },
    '&:has(:focus-visible)': { outline: `3px solid ${theme.colour.sea}`, outlineOffset: '2px' },
    '&:has(:disabled)': { cursor: 'not-allowed', background: theme.colour.sunken },
  },
});
export const radio = style({
  inlineSize: '20px',
  blockSize: '20px',
  margin: '2px 0 0',
  flexShrink: 0,
  accentColor: theme.colour.sea,
  ':focus-visible': { outline: 'none' },
});
export const title = style({ display: 'block', fontWeight: 600 });

export const choiceRowGroup = style({ margin: 0, padding: 0, border: 0, minInlineSize: 0 });
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space.tight,
  '@media': { [below.small]: { gap: theme.space.hair } },
  marginBlockStart: theme.space.hair,
});
export const choice = style({
  position: 'relative',
  minInlineSize: '44px',
  minBlockSize: '44px',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.space.tight,
  paddingInline: theme.space.small,
  '@media': { [below.small]: { minInlineSize: '40px', paddingInline: theme.space.tight } },
  background: theme.colour.surface,
  border: `1px solid ${theme.colour.field}`,
  borderRadius: theme.radius.control,
  fontSize: theme.text.size.small,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  transition: `border-color ${theme.motion.state}, box-shadow ${theme.motion.state}`,
  selectors: {
    '&:has(:checked)': {
      borderColor: theme.colour.sea,
      boxShadow: `inset 0 0 0 1px ${theme.colour.sea}`,
      color: theme.colour.sea,
      fontWeight: 600,
    },
    '&:has(:focus-visible)': { outline: `3px solid ${theme.colour.sea}`, outlineOffset: '2px' },
  },
});
export const choiceRowRadio = over;
