import { style } from '@vanilla-extract/css';
import { below } from '#web/ui/breakpoints.ts';
import { flexRow } from '#web/ui/primitives.css.ts';
import { theme } from '#web/ui/theme.css.ts';
import { stack } from './application-form.css.ts';

export { actions } from '#web/ui/form-page.css.ts';
export { stack };

export const pair = style({
  display: 'grid',
  gap: theme.space.medium,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(180px, 100%), 1fr))',
});
export const account = style([pair, { rowGap: theme.space.tight }]);
export const picture = style([flexRow, { gap: theme.space.medium }]);
export const pictureWords = style([stack, { flex: '1 1 220px' }]);
export const portrait = style({
  inlineSize: '96px',
  blockSize: '96px',
  display: 'grid',
  placeItems: 'center',
  borderRadius: '16px',
  border: `1px solid ${theme.colour.field}`,
  background: theme.colour.sunken,
  color: theme.colour.muted,
  overflow: 'hidden',
  flexShrink: 0,
});
export const face = style({ objectFit: 'cover' });
/** Takes no room while it is empty. */
export const listNews = style({ ':empty': { position: 'absolute' } });
export const read = style({ margin: 0, display: 'grid' });
export const readRow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 140px) minmax(0, 1fr)',
  gap: theme.space.small,
  alignItems: 'baseline',
  paddingBlock: theme.space.tight,
  borderBlockEnd: `1px solid ${theme.colour.line}`,
  '@media': { [below.small]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.space.hair } },
});
export const readValue = style({
  margin: 0,
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: theme.space.small,
});
export const missing = style({
  margin: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${theme.space.tight} ${theme.space.medium}`,
});
export const readText = style({
  color: theme.colour.muted,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
});
export const readFace = style({
  inlineSize: '48px',
  blockSize: '48px',
  objectFit: 'cover',
  borderRadius: theme.radius.control,
});
export const changeLink = style({ fontSize: theme.text.size.small, fontWeight: 600 });
export const privacy = style({ color: theme.colour.muted });
export const terms = style({ display: 'flex', gap: theme.space.small, alignItems: 'flex-start', cursor: 'pointer' });
export const checkbox = style({
  inlineSize: '22px',
  blockSize: '22px',
  margin: '1px 0 0',
  flexShrink: 0,
  accentColor: theme.colour.sea,
});
