import { style } from '@vanilla-extract/css';
import { bareButton } from './primitives.css.ts';
import { theme } from './theme.css.ts';

export const search = style({ position: 'relative', display: 'grid', gap: theme.space.hair });
export const results = style({
  listStyle: 'none',
  margin: 0,
  padding: theme.space.hair,
  position: 'absolute',
  zIndex: 2,
  insetInline: 0,
  insetBlockStart: '76px',
  maxBlockSize: '320px',
  overflowY: 'auto',
  background: theme.colour.surface,
  border: `1px solid ${theme.colour.line}`,
  borderRadius: theme.radius.control,
  boxShadow: theme.shadow,
});
export const result = style([
  bareButton,
  {
    inlineSize: '100%',
    minBlockSize: '44px',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: theme.space.tight,
    padding: `${theme.space.tight} ${theme.space.small}`,
    borderRadius: theme.radius.control,
    textAlign: 'start',
    ':hover': { background: theme.colour.sunken },
  },
]);
