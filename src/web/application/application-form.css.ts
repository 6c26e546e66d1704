import { style } from '@vanilla-extract/css';
import { row } from '#web/ui/banner.css.ts';
import { from } from '#web/ui/breakpoints.ts';
import { group } from '#web/ui/form-page.css.ts';
import { mutedText, plainList } from '#web/ui/primitives.css.ts';
import { covered } from '#web/ui/reset.css.ts';
import { theme } from '#web/ui/theme.css.ts';

export { column, form, legend } from '#web/ui/form-page.css.ts';

export const columns = style({
  display: 'grid',
  gap: theme.space.vast,
  alignItems: 'start',
  '@media': {
    [from.large]: { gridTemplateColumns: '240px minmax(0, 640px)', justifyContent: 'center' },
    [from.wide]: { gridTemplateColumns: '184px minmax(0, 1fr) 260px', gap: '48px' },
  },
});
/** Reserves the height of a part that loads later. */
export const steps = style({ minBlockSize: '72px' });
/** Scrolls the heading above into view when the field takes the focus. */
export const partTitle = style({ font: 'inherit', scrollMarginBlockStart: '120px' });
const inSight = style({ position: 'sticky', insetBlockStart: theme.space.large });
export const rail = inSight;
export const aside = style([inSight, { marginBlockStart: theme.space.tight }]);
export const railList = style([plainList, { display: 'grid', borderInlineStart: `1px solid ${theme.colour.line}` }]);
export const railLink = style({
  display: 'grid',
  minBlockSize: '56px',
  alignContent: 'center',
  paddingInline: theme.space.medium,
  color: theme.colour.ink,
  fontWeight: 600,
  textDecoration: 'none',
  ':hover': { color: theme.colour.sea },
});
export const railOpen = style([mutedText, { fontWeight: 400 }]);
export const railDone = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.hair,
  color: theme.colour.success,
  fontSize: theme.text.size.small,
});
export const step = style([
  group,
  {
    vars: { [covered]: '160px' },
    gap: '20px',
    '@media': {
      [from.large]: { paddingBlockStart: theme.space.large, borderBlockStart: `1px solid ${theme.colour.line}` },
    },
  },
]);
export const resumed = style([row, { rowGap: 0, marginBlockStart: `calc(-1 * ${theme.space.small})` }]);
export const stack = style({ display: 'grid', gap: theme.space.small, justifyItems: 'stretch' });
