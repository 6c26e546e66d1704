import { style } from '@vanilla-extract/css';
import { theme } from '#web/ui/theme.css.ts';

const wideScreen = 'screen and (min-width: 1024px)';

export const columns = style({
  display: 'grid',
  gap: theme.space.ocean,
  alignItems: 'start',
  '@media': { [wideScreen]: { gridTemplateColumns: 'minmax(0, 640px) minmax(0, 1fr)' } },
});
export const column = style({ display: 'grid', gap: theme.space.large });
export const picture = style({
  display: 'none',
  blockSize: 'min(560px, 68dvh)',
  borderRadius: theme.radius.card,
  overflow: 'hidden',
  '@media': { [wideScreen]: { display: 'block' } },
});
export const card = style({
  display: 'grid',
  gap: theme.space.medium,
  padding: theme.space.large,
  background: theme.colour.surface,
  border: `1px solid ${theme.colour.line}`,
  borderRadius: theme.radius.card,
});
export const badge = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.hair,
  color: theme.colour.success,
  fontWeight: 600,
});
export const modal = style({ display: 'grid', gap: theme.space.medium, paddingBlockStart: theme.space.tight });
export const address = style({ overflowWrap: 'anywhere', color: theme.colour.muted, textWrap: 'pretty' });
export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  columnGap: theme.space.small,
});
export const spam = style({ color: theme.colour.muted, fontSize: theme.text.size.small, textAlign: 'center' });
