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
