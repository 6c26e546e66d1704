import { style } from '@vanilla-extract/css';
import { theme } from '#web/ui/theme.css.ts';

export { actions, column, form, group, legend } from '#web/ui/form-page.css.ts';

const wideScreen = 'screen and (min-width: 1024px)';

export const columns = style({
  display: 'grid',
  gap: theme.space.vast,
  alignItems: 'start',
  '@media': { [wideScreen]: { gridTemplateColumns: 'minmax(0, 640px) minmax(0, 1fr)' } },
});
export const pair = style({
  display: 'grid',
  gap: theme.space.medium,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(180px, 100%), 1fr))',
});
export const iban = style({ display: 'grid', gap: theme.space.tight });
export const mono = style({ fontVariantNumeric: 'tabular-nums' });
export const reading = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.space.medium,
  padding: `${theme.space.tight} ${theme.space.medium}`,
  background: theme.colour.sunken,
  borderRadius: theme.radius.control,
  fontSize: theme.text.size.small,
  color: theme.colour.muted,
});
export const doubtful = style([reading, { color: theme.colour.warning }]);
export const fours = style({ fontVariantNumeric: 'tabular-nums', fontWeight: 600, color: theme.colour.ink });
export const quote = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
export const trust = style({
  display: 'grid',
  gap: theme.space.small,
  padding: theme.space.large,
  background: theme.colour.surface,
  border: `1px solid ${theme.colour.line}`,
  borderRadius: theme.radius.card,
  '@media': { [wideScreen]: { position: 'sticky', insetBlockStart: theme.space.large } },
});
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
