import { style } from '@vanilla-extract/css';
import { below } from '#web/ui/breakpoints.ts';
import { footLinks } from '#web/ui/page.css.ts';
import { header as siteHeader } from '#web/ui/site-header.css.ts';
import { theme } from '#web/ui/theme.css.ts';

export const split = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  minBlockSize: '100dvh',
  '@media': { [below.medium]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: '200px 1fr' } },
});
export const picture = style({
  position: 'sticky',
  insetBlockStart: 0,
  blockSize: '100dvh',
  overflow: 'hidden',
  '@media': { [below.medium]: { position: 'static', blockSize: '200px' } },
});
export const side = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr auto',
});
export const bar = style([siteHeader, { borderBlockEnd: 0 }]);
const columnSides = style({
  inlineSize: '100%',
  maxInlineSize: '432px',
  marginInline: 'auto',
  paddingInline: theme.space.medium,
});
export const column = style([
  columnSides,
  { alignSelf: 'center', display: 'grid', gap: theme.space.large, paddingBlock: theme.space.wide },
]);
export const foot = style([footLinks, columnSides, { paddingBlock: theme.space.medium }]);
export const head = style({ display: 'grid', gap: theme.space.tight });
export const subtitle = style({
  color: theme.colour.muted,
  fontSize: theme.text.size.large,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
});
