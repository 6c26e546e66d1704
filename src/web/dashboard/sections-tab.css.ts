import { style, styleVariants } from '@vanilla-extract/css';
import { below } from '#web/ui/breakpoints.ts';
import { iconButton } from '#web/ui/icon-button.css.ts';
import { cardSurface, flexRow, mutedText, plainList } from '#web/ui/primitives.css.ts';
import { theme } from '#web/ui/theme.css.ts';

export { lead, title } from './setting-group.css.ts';

export const tip = style({
  display: 'flex',
  gap: theme.space.small,
  padding: theme.space.small,
  background: theme.colour.sunken,
  borderRadius: theme.radius.control,
  fontSize: theme.text.size.small,
  lineHeight: 1.45,
});
export const emptyTip = style([tip, { fontWeight: 600 }]);
export const tipIcon = style({ flexShrink: 0, color: theme.colour.coral });
export const list = style([plainList, { display: 'grid', gap: theme.space.tight }]);
const rowBase = style([
  cardSurface,
  {
    transition: `border-color ${theme.motion.state}`,
    ':focus-within': { borderColor: theme.colour.field },
    selectors: { '&[data-carried]': { position: 'relative', zIndex: 1, boxShadow: theme.shadow } },
  },
]);
export const row = styleVariants({ shown: [rowBase], hidden: [rowBase, { background: 'transparent' }] });
export const line = style([
  flexRow,
  { gap: `0 ${theme.space.tight}`, padding: `${theme.space.hair} ${theme.space.tight}` },
]);
export const name = style({
  flex: '1 1 0',
  minInlineSize: 0,
  '@media': { [below.tiny]: { flexBasis: 'calc(100% - 48px)' } },
});
export const expand = style([
  iconButton,
  {
    ':hover': { background: theme.colour.sunken },
    selectors: { '&[aria-disabled="true"]': { opacity: 0.35, cursor: 'not-allowed', background: 'transparent' } },
  },
]);
const turning = style({ transition: `rotate ${theme.motion.state}` });
export const chevron = styleVariants({ down: [turning], up: [turning, { rotate: '180deg' }] });
export const question = style({ padding: `0 ${theme.space.medium} ${theme.space.small}` });
export const answers = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space.tight,
  padding: `${theme.space.small} ${theme.space.medium}`,
});
export const items = style({
  listStyle: 'none',
  margin: 0,
  maxBlockSize: '12rem',
  overflow: 'auto',
  padding: `${theme.space.hair} ${theme.space.medium}`,
  borderBlockStart: `1px solid ${theme.colour.line}`,
});
export const empty = style([
  mutedText,
  { padding: theme.space.medium, borderBlockStart: `1px solid ${theme.colour.line}` },
]);
export const guide = style({
  borderBlockStart: `1px solid ${theme.colour.line}`,
  paddingBlockStart: theme.space.medium,
});
export const guideTitle = style({ minBlockSize: '32px', fontWeight: 600, cursor: 'pointer' });
export const guideList = style([
  mutedText,
  {
    margin: 0,
    marginBlockStart: theme.space.tight,
    paddingInlineStart: theme.space.large,
    display: 'grid',
    gap: theme.space.tight,
  },
]);
