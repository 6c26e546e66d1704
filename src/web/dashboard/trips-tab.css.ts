import { style, styleVariants } from '@vanilla-extract/css';
import { cardSurface, flexRow, mutedText, plainList } from '#web/ui/primitives.css.ts';
import { theme } from '#web/ui/theme.css.ts';

export { lead, title } from './setting-group.css.ts';

export const empty = style({ display: 'grid', justifyItems: 'center', gap: theme.space.medium, textAlign: 'center' });
export const count = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
export const list = style([plainList, { display: 'grid', gap: theme.space.small }]);
const rowBase = style([
  cardSurface,
  {
    transition: `border-color ${theme.motion.state}`,
    ':focus-within': { borderColor: theme.colour.field },
    '@media': { print: { breakInside: 'avoid' } },
  },
]);
/** `content-visibility`: a creator may have hundreds of trips. */
const unseen = style({ contentVisibility: 'auto', containIntrinsicSize: 'auto 140px' });
export const row = styleVariants({
  shown: [rowBase, unseen],
  hidden: [rowBase, unseen, { background: 'transparent' }],
  open: [rowBase, { borderColor: theme.colour.field }],
});
export const line = style({
  display: 'flex',
  gap: theme.space.small,
  padding: `${theme.space.small} ${theme.space.medium} 0`,
});
export const thumbnail = style({
  flexShrink: 0,
  inlineSize: '72px',
  blockSize: '54px',
  objectFit: 'cover',
  background: theme.colour.sunken,
  borderRadius: theme.radius.control,
  selectors: { [`${row.hidden} &`]: { opacity: 0.6 } },
});
export const about = style({ minInlineSize: 0, display: 'grid', alignContent: 'center', gap: theme.space.hair });
export const name = style({
  fontSize: theme.text.size.body,
  fontWeight: 600,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
});
export const meta = style([flexRow, mutedText, { gap: `${theme.space.hair} ${theme.space.tight}` }]);
export const acts = style([
  flexRow,
  {
    justifyContent: 'space-between',
    gap: `${theme.space.hair} ${theme.space.medium}`,
    padding: `${theme.space.tight} ${theme.space.medium} ${theme.space.small}`,
  },
]);
export const visibility = style({ flex: '1 1 160px', maxInlineSize: '240px' });

export const settings = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.large,
  padding: theme.space.medium,
  borderBlockStart: `1px solid ${theme.colour.line}`,
});
export const cover = style({
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  background: theme.colour.sunken,
  borderRadius: theme.radius.control,
});
export const noCover = style([
  mutedText,
  { padding: theme.space.medium, background: theme.colour.sunken, borderRadius: theme.radius.control },
]);
export const group = style({ minInlineSize: 0, margin: 0, padding: 0, border: 0 });
export const groupTitle = style({
  padding: 0,
  marginBlockEnd: theme.space.tight,
  fontSize: theme.text.size.body,
  fontWeight: 600,
});
export const items = style({
  listStyle: 'none',
  margin: 0,
  padding: `${theme.space.hair} ${theme.space.small}`,
  maxBlockSize: '20rem',
  overflow: 'auto',
  border: `1px solid ${theme.colour.line}`,
  borderRadius: theme.radius.control,
});
export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.small,
  selectors: { '& + &': { borderBlockStart: `1px solid ${theme.colour.line}` } },
});
export const itemBadge = style({ flexShrink: 0, whiteSpace: 'nowrap' });
export const itemSwitch = style({ flex: '1 1 auto', minInlineSize: 0 });
