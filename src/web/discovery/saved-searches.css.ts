import { style } from '@vanilla-extract/css';
import { below } from '#web/ui/breakpoints.ts';
import { iconButton } from '#web/ui/icon-button.css.ts';
import { bareButton, cardSurface, flexRow, mutedText, plainList } from '#web/ui/primitives.css.ts';
import { theme } from '#web/ui/theme.css.ts';

export const titles = style({ display: 'grid', gap: theme.space.tight });
export const list = style([cardSurface, plainList]);
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'end',
  gap: theme.space.tight,
  paddingInlineEnd: theme.space.small,
  '@media': { [below.small]: { paddingBlockEnd: theme.space.small } },
  selectors: { '& + &': { borderBlockStart: `1px solid ${theme.colour.line}` } },
});
export const open = style([
  flexRow,
  bareButton,
  {
    flex: '1 1 320px',
    minInlineSize: 0,
    minBlockSize: '72px',
    gap: `${theme.space.hair} ${theme.space.tight}`,
    padding: `${theme.space.small} ${theme.space.large}`,
    borderRadius: theme.radius.card,
    color: 'inherit',
    textAlign: 'start',
    '@media': { [below.small]: { paddingInline: theme.space.medium } },
  },
]);
export const name = style({
  minInlineSize: 0,
  color: theme.colour.sea,
  fontWeight: 600,
  overflowWrap: 'anywhere',
});
export const query = style([mutedText, { flex: '1 0 100%', minInlineSize: 0, overflowWrap: 'anywhere' }]);
export const tools = style({ display: 'flex', flexShrink: 0 });
export const tool = iconButton;
export const change = style({
  flex: 1,
  minInlineSize: 0,
  display: 'grid',
  gap: theme.space.small,
  padding: `${theme.space.medium} ${theme.space.large}`,
  '@media': { [below.small]: { paddingInline: theme.space.medium } },
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.small });
