import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '#web/ui/breakpoints.ts';
import { bareButton, displayTitle, flexRow, mutedText } from '#web/ui/primitives.css.ts';
import { theme } from '#web/ui/theme.css.ts';

const list = { listStyle: 'none', margin: 0, padding: 0, display: 'grid' } as const;
const surface = {
  background: theme.colour.surface,
  border: `1px solid ${theme.colour.line}`,
  borderRadius: theme.radius.card,
} as const;

export const head = style({ display: 'grid', gap: theme.space.tight, justifyItems: 'start' });
export const saveStatus = style([mutedText, { display: 'flex', alignItems: 'center', gap: theme.space.tight }]);
export const columns = style({
  display: 'grid',
  gap: theme.space.wide,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from.large]: { gridTemplateColumns: 'minmax(0, 1fr) 340px', gap: theme.space.vast } },
});
export const form = style({ display: 'grid', gap: theme.space.vast, minInlineSize: 0 });
export const aside = style({
  display: 'grid',
  gap: theme.space.large,
  minInlineSize: 0,
  '@media': {
    [from.large]: {
      position: 'sticky',
      insetBlockStart: theme.space.large,
      maxBlockSize: 'calc(100dvh - 48px)',
      overflow: 'auto',
    },
  },
});
export const bar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  columnGap: theme.space.medium,
  paddingBlock: theme.space.small,
  background: theme.colour.paper,
  borderBlockStart: `1px solid ${theme.colour.line}`,
});
/** Keeps focused fields above the bar. */
globalStyle(`html:has(${bar})`, { scrollPaddingBlockEnd: '80px' });
export const barLink = style({ minBlockSize: '40px', display: 'inline-flex', alignItems: 'center' });
export const part = style({
  display: 'grid',
  gap: '20px',
  minInlineSize: 0,
  paddingBlockStart: theme.space.large,
  borderBlockStart: `1px solid ${theme.colour.line}`,
  scrollMarginBlock: '48px',
});
export const partTitle = displayTitle;
export const when = style({
  display: 'grid',
  gap: theme.space.large,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(300px, 100%), 1fr))',
});
export const chosenDays = style({ display: 'grid', gap: theme.space.small, justifyItems: 'start' });
export const strong = style({ fontSize: theme.text.size.small, fontWeight: 600 });
export const chips = style({ ...list, gap: theme.space.tight });
export const rows = style({ ...list, gap: theme.space.tight });
export const row = style({
  ...surface,
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.tight,
  padding: `${theme.space.hair} ${theme.space.tight}`,
  minBlockSize: '56px',
  selectors: { '&[data-carried]': { position: 'relative', zIndex: 1, boxShadow: theme.shadow } },
});
export const rowName = style({
  flex: '1 1 0',
  minInlineSize: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${theme.space.tight}`,
  overflowWrap: 'anywhere',
});
export const fileName = style([rowName, { alignItems: 'center' }]);
export const pictureRow = style([row, { flexWrap: 'wrap' }]);
export const pictures = style({
  display: 'grid',
  gap: theme.space.small,
  selectors: {
    '&[data-over]': { outline: `2px dashed ${theme.colour.sea}`, outlineOffset: '8px' },
  },
});
export const thumbnail = style({
  flexShrink: 0,
  inlineSize: '120px',
  blockSize: 'auto',
  aspectRatio: '8 / 5',
  objectFit: 'cover',
  background: theme.colour.sunken,
  borderRadius: theme.radius.control,
});
export const alt = style({ flex: '1 1 200px', minInlineSize: 0 });
export const quiet = mutedText;
export const panel = style({ ...surface, display: 'grid', gap: theme.space.medium, padding: theme.space.large });
export const panelHead = style([flexRow, { justifyContent: 'space-between' }]);
export const panelTitle = style([displayTitle, { fontSize: theme.text.size.large }]);
export const complete = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.tight,
  color: theme.colour.success,
  fontSize: theme.text.size.small,
});
export const missing = style({
  display: 'grid',
  gap: theme.space.hair,
  padding: theme.space.small,
  background: theme.colour.sunken,
  borderRadius: theme.radius.control,
});
export const missingList = style(list);
export const missingLink = style([
  bareButton,
  {
    inlineSize: '100%',
    minBlockSize: '40px',
    display: 'flex',
    alignItems: 'center',
    gap: theme.space.tight,
    padding: 0,
    color: theme.colour.sea,
    fontSize: theme.text.size.small,
    textAlign: 'start',
    textDecoration: 'underline',
  },
]);
export const steps = style({ display: 'grid', gap: theme.space.tight });
export const conflict = style({
  ...surface,
  position: 'fixed',
  zIndex: 3,
  insetInline: 0,
  insetBlockEnd: 0,
  marginInline: 'auto',
  inlineSize: 'min(680px, 100%)',
  maxBlockSize: '75dvh',
  overflow: 'auto',
  display: 'grid',
  gap: theme.space.small,
  padding: theme.space.large,
  borderColor: theme.colour.field,
  borderBlockEndWidth: 0,
  borderEndStartRadius: 0,
  borderEndEndRadius: 0,
  boxShadow: theme.shadow,
  ':focus-visible': { outlineOffset: '-3px' },
});
