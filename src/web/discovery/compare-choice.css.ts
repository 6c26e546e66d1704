import { style } from '@vanilla-extract/css';
import { theme } from '#web/ui/theme.css.ts';
import { bookmark } from './creator-card.css.ts';

export const choose = style([bookmark, { insetBlockStart: `calc(80px + 3 * ${theme.space.tight})` }]);
/** Filled as well, for whoever sees no colours. */
export const chosen = style([
  choose,
  { background: theme.colour.sea, color: theme.colour.onSea, outline: '2px solid transparent' },
]);
export const tray = style({
  position: 'sticky',
  zIndex: 3,
  insetBlockEnd: theme.space.small,
  justifySelf: 'center',
  padding: theme.space.hair,
  background: theme.colour.surface,
  border: `1px solid ${theme.colour.line}`,
  borderRadius: theme.radius.card,
  boxShadow: theme.shadow,
  '@media': { print: { display: 'none' } },
});
export const hint = style({ paddingBlock: theme.space.tight, paddingInline: theme.space.medium });
