import { style } from '@vanilla-extract/css';
import { below, from } from '#web/ui/breakpoints.ts';
import { iconButton } from '#web/ui/icon-button.css.ts';
import { theme } from '#web/ui/theme.css.ts';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: theme.space.medium,
});
export const titles = style({ display: 'grid', gap: theme.space.tight });
export const section = style({ display: 'grid', gap: theme.space.small });
export const title = style({ fontFamily: theme.text.display, fontSize: theme.text.size.large, fontWeight: 600 });
export const card = style({
  display: 'grid',
  gap: theme.space.small,
  padding: theme.space.large,
  background: theme.colour.surface,
  border: `1px solid ${theme.colour.line}`,
  borderRadius: theme.radius.card,
  '@media': { [below.small]: { padding: theme.space.medium } },
});
/** The field and its button on one line, where there is room: the button beside the box, and not beside what helps below it. */
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.small,
  overflowWrap: 'anywhere',
  '@media': { [from.small]: { gridTemplateColumns: 'minmax(0, 440px) auto', justifyContent: 'start' } },
});
/** As far down as the box begins, whatever stands below that. */
export const beside = style({
  '@media': { [from.small]: { marginBlockStart: `calc(${theme.text.size.small} * 1.55 + ${theme.space.hair} + 2px)` } },
});
export const status = style({
  color: theme.colour.success,
  fontSize: theme.text.size.small,
  fontWeight: 600,
  ':empty': { display: 'none' },
});
export const list = style({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  background: theme.colour.surface,
  border: `1px solid ${theme.colour.line}`,
  borderRadius: theme.radius.card,
});
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.tight,
  paddingInlineEnd: theme.space.small,
  selectors: { '& + &': { borderBlockStart: `1px solid ${theme.colour.line}` } },
});
export const open = style({
  flex: 1,
  minInlineSize: 0,
  minBlockSize: '72px',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${theme.space.hair} ${theme.space.tight}`,
  padding: `${theme.space.small} ${theme.space.large}`,
  background: 'transparent',
  border: 0,
  borderRadius: theme.radius.card,
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  '@media': { [below.small]: { paddingInline: theme.space.medium } },
});
export const name = style({
  minInlineSize: 0,
  color: theme.colour.sea,
  fontWeight: 600,
  overflowWrap: 'anywhere',
});
/** In a line of its own, below the name. */
export const asked = style({
  flex: '1 0 100%',
  minInlineSize: 0,
  color: theme.colour.muted,
  fontSize: theme.text.size.small,
  overflowWrap: 'anywhere',
});
export const tools = style({ display: 'flex', flexShrink: 0 });
export const tool = style([iconButton]);
export const change = style({
  flex: 1,
  minInlineSize: 0,
  display: 'grid',
  gap: theme.space.small,
  padding: `${theme.space.medium} ${theme.space.large}`,
  '@media': { [below.small]: { paddingInline: theme.space.medium } },
});
export const doubt = style({ fontWeight: 600, overflowWrap: 'anywhere' });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.small });
