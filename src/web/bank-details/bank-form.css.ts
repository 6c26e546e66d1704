import { style } from '@vanilla-extract/css';
import { from } from '#web/ui/breakpoints.ts';
import { column } from '#web/ui/form-page.css.ts';
import { cardSurface } from '#web/ui/primitives.css.ts';
import { theme } from '#web/ui/theme.css.ts';

export { actions, form, group, legend } from '#web/ui/form-page.css.ts';

export const columns = style({
  display: 'grid',
  gap: `${theme.space.large} ${theme.space.vast}`,
  alignItems: 'start',
  '@media': { [from.large]: { gridTemplateColumns: 'minmax(0, 640px) minmax(0, 1fr)' } },
});
export const head = style([column, { '@media': { [from.large]: { gridColumn: 1 } } }]);
export const body = style([column, { '@media': { [from.large]: { gridColumn: 1 } } }]);
export const pair = style({
  display: 'grid',
  gap: theme.space.medium,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(180px, 100%), 1fr))',
});
export const quote = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
export const trust = style([
  cardSurface,
  {
    display: 'grid',
    gap: theme.space.small,
    padding: theme.space.large,
    '@media': {
      [from.large]: { gridColumn: 2, gridRow: '1 / 3', position: 'sticky', insetBlockStart: theme.space.large },
    },
  },
]);
export const trustTitle = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.tight,
  fontSize: theme.text.size.large,
  fontWeight: 600,
  color: theme.colour.sea,
});
export const trustList = style({
  margin: 0,
  paddingInlineStart: theme.space.large,
  display: 'grid',
  gap: theme.space.tight,
  color: theme.colour.muted,
});
