import { style, styleVariants } from '@vanilla-extract/css';
import { below } from '#web/ui/breakpoints.ts';
import { bareButton, displayTitle, mutedText } from '#web/ui/primitives.css.ts';
import { theme } from '#web/ui/theme.css.ts';

const list = { listStyle: 'none', margin: 0, padding: 0, display: 'grid' } as const;

export const days = style({ ...list, gap: theme.space.large });
export const day = style({
  display: 'grid',
  gap: theme.space.tight,
  padding: theme.space.small,
  background: theme.colour.sunken,
  borderRadius: theme.radius.card,
  selectors: { '&[data-carried]': { position: 'relative', zIndex: 1, boxShadow: theme.shadow } },
});
export const dayHead = style({ display: 'flex', alignItems: 'center', gap: theme.space.hair });
export const dayWords = style({
  flex: '1 1 0',
  minInlineSize: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${theme.space.tight}`,
});
export const dayTitle = style([displayTitle, { fontSize: theme.text.size.large, whiteSpace: 'nowrap' }]);
export const date = mutedText;
export const dayTools = style({ flexShrink: 0, display: 'inline-flex' });
export const empty = style([mutedText, { paddingInline: theme.space.small }]);
export const items = style({ ...list, gap: theme.space.hair });
export const item = style({
  background: theme.colour.surface,
  border: `1px solid ${theme.colour.line}`,
  borderRadius: theme.radius.control,
  ':focus-within': { borderColor: theme.colour.field },
  selectors: { '&[data-carried]': { position: 'relative', zIndex: 1, boxShadow: theme.shadow } },
});
export const line = style({ display: 'flex', alignItems: 'center', paddingInline: theme.space.hair });
export const open = style([
  bareButton,
  {
    flex: '1 1 auto',
    minInlineSize: 0,
    minBlockSize: '48px',
    display: 'flex',
    alignItems: 'center',
    gap: theme.space.tight,
    paddingInline: theme.space.tight,
    '@media': {
      [below.small]: {
        display: 'grid',
        gridTemplate: '"name name chevron" auto "icon time chevron" auto / auto minmax(0, 1fr) auto',
        gap: `${theme.space.hair} ${theme.space.tight}`,
        paddingBlock: theme.space.tight,
      },
    },
    borderRadius: theme.radius.control,
    textAlign: 'start',
  },
]);
/** Without a time there is one line on small screens too. */
export const openText = style([open, { '@media': { [below.small]: { display: 'flex' } } }]);
export const icon = style({ gridArea: 'icon', flexShrink: 0, color: theme.colour.sea });
export const name = style({
  gridArea: 'name',
  flex: '1 1 auto',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  fontWeight: 500,
  '@media': { [below.small]: { lineHeight: 1.35 } },
});
export const time = style([mutedText, { gridArea: 'time', fontVariantNumeric: 'tabular-nums' }]);
const turning = style({
  gridArea: 'chevron',
  flexShrink: 0,
  color: theme.colour.muted,
  transition: `rotate ${theme.motion.state}`,
});
export const chevron = styleVariants({ down: [turning], up: [turning, { rotate: '180deg' }] });
export const fields = style({
  display: 'grid',
  gap: theme.space.medium,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(180px, 100%), 1fr))',
  alignItems: 'start',
  padding: theme.space.medium,
  borderBlockStart: `1px solid ${theme.colour.line}`,
});
export const text = style({ padding: theme.space.medium, borderBlockStart: `1px solid ${theme.colour.line}` });
/** The first two lines of a text that is closed. */
export const begun = style([
  mutedText,
  {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    marginInline: theme.space.small,
    marginBlockEnd: theme.space.small,
    overflowWrap: 'anywhere',
  },
]);
export const itemTools = style({ display: 'flex', alignSelf: 'end' });
