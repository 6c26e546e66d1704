import { style } from '@vanilla-extract/css';
import { below } from '#web/ui/breakpoints.ts';
import { group } from '#web/ui/form-page.css.ts';
import { bareButton, flexRow, plainList } from '#web/ui/primitives.css.ts';
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
export const picture = style([flexRow, { gap: theme.space.medium }]);
export const pictureWords = style([stack, { flex: '1 1 220px' }]);
export const portrait = style({
  inlineSize: '96px',
  blockSize: '96px',
  display: 'grid',
  placeItems: 'center',
  borderRadius: theme.radius.full,
  border: `1px solid ${theme.colour.field}`,
  background: theme.colour.sunken,
  color: theme.colour.muted,
  overflow: 'hidden',
  flexShrink: 0,
});
export const face = style({ objectFit: 'cover' });
/** Takes no room while it is empty. */
export const listNews = style({ ':empty': { position: 'absolute' } });
export const list = style([group, { gap: theme.space.small, scrollMarginBlock: '96px' }]);
export const listLabel = style({
  padding: `0 0 ${theme.space.tight}`,
  fontWeight: 600,
  fontSize: theme.text.size.large,
});
export const levelRow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  gap: theme.space.tight,
  alignItems: 'center',
  paddingInlineStart: theme.space.medium,
  background: theme.colour.surface,
  border: `1px solid ${theme.colour.line}`,
  borderRadius: theme.radius.control,
  '@media': { [below.tiny]: { gridTemplateColumns: 'minmax(0, 1fr) auto', rowGap: 0 } },
});
export const levelName = style({
  paddingBlock: theme.space.hair,
  overflowWrap: 'anywhere',
  '@media': { [below.tiny]: { paddingBlockStart: theme.space.small } },
});
export const levelSelect = style([
  bareButton,
  {
    minBlockSize: '48px',
    paddingInline: theme.space.small,
    borderRadius: theme.radius.control,
    fontWeight: 600,
    color: theme.colour.sea,
    '@media': {
      [below.tiny]: { gridRow: 2, justifySelf: 'start', marginInlineStart: `calc(-1 * ${theme.space.small})` },
    },
  },
]);
export const removeRow = style([
  bareButton,
  {
    inlineSize: '44px',
    blockSize: '44px',
    display: 'grid',
    placeItems: 'center',
    borderRadius: theme.radius.control,
    color: theme.colour.muted,
    '@media': { [below.tiny]: { gridColumn: 2, gridRow: '1 / 3' } },
  },
]);
export const chosen = style([plainList, { display: 'grid', gap: theme.space.hair }]);
export const chosenCity = flexRow;
export const suggested = flexRow;
export const suggestion = style({
  minBlockSize: '36px',
  paddingInline: theme.space.small,
  background: 'transparent',
  border: `1px dashed ${theme.colour.field}`,
  borderRadius: theme.radius.full,
  fontSize: theme.text.size.small,
  cursor: 'pointer',
});
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
  borderRadius: theme.radius.full,
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
