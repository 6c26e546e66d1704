import { style } from '@vanilla-extract/css';
import { mutedText } from '#web/ui/primitives.css.ts';
import { theme } from '#web/ui/theme.css.ts';

export const row = style({
  display: 'grid',
  gap: theme.space.small,
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
});
const gap = '26px';
export const verify = style({
  display: 'grid',
  paddingBlockStart: gap,
  minBlockSize: `calc(${gap} + 48px)`,
  minInlineSize: '100px',
});
export const badge = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.hair,
  marginBlockStart: gap,
  minBlockSize: '48px',
  color: theme.colour.success,
  fontWeight: 600,
});
export const modal = style({ display: 'grid', gap: theme.space.medium, paddingBlockStart: theme.space.tight });
export const address = style({ overflowWrap: 'anywhere', color: theme.colour.muted, textWrap: 'pretty' });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: `${theme.space.hair} ${theme.space.small}`,
});
export const spam = style([mutedText, { textAlign: 'center' }]);
