import { style } from '@vanilla-extract/css';
import { from } from '#web/ui/breakpoints.ts';
import { cardSurface, displayTitle, flexRow, mutedText, plainList } from '#web/ui/primitives.css.ts';
import { spinner } from '#web/ui/spinner.css.ts';
import { theme } from '#web/ui/theme.css.ts';

export const column = style({
  inlineSize: '100%',
  maxInlineSize: '960px',
  marginInline: 'auto',
  display: 'grid',
  gap: theme.space.wide,
});
export const head = style({ display: 'grid', gap: theme.space.tight, justifyItems: 'start' });
export const who = style({ color: theme.colour.muted, overflowWrap: 'anywhere' });
export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.medium,
  alignItems: 'start',
  paddingBlockStart: theme.space.wide,
  borderBlockStart: `1px solid ${theme.colour.line}`,
  '@media': {
    [from.medium]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 8fr)', columnGap: theme.space.vast },
  },
  // Hidden while the part above loads, which would push it down.
  selectors: { [`&:has(.${spinner}) ~ &`]: { visibility: 'hidden' } },
});
export const about = style({ display: 'grid', gap: theme.space.hair });
export const partTitle = style([displayTitle, { fontSize: '1.375rem' }]);
export const lead = style([mutedText, { maxInlineSize: '27em', textWrap: 'pretty', overflowWrap: 'anywhere' }]);
export const content = style({ minInlineSize: 0, display: 'grid', gap: theme.space.medium, justifyItems: 'start' });
const card = style([cardSurface, { inlineSize: '100%' }]);
export const bank = style([
  card,
  { display: 'grid', gap: theme.space.tight, justifyItems: 'start', padding: theme.space.medium },
]);
export const bankHead = style([flexRow, { gap: theme.space.small }]);
export const iban = style({ fontWeight: 600, fontVariantNumeric: 'tabular-nums' });
export const next = mutedText;
export const form = style({
  inlineSize: '100%',
  maxInlineSize: '420px',
  display: 'grid',
  gap: theme.space.medium,
});
export const actions = style([flexRow, { gap: `${theme.space.tight} ${theme.space.medium}` }]);
export const link = style({ color: theme.colour.sea, fontSize: theme.text.size.small, fontWeight: 600 });
export const sessions = style([card, plainList]);
export const session = style({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: theme.space.medium,
  padding: theme.space.medium,
  selectors: { '& + &': { borderBlockStart: `1px solid ${theme.colour.line}` } },
});
export const sessionIcon = style({ display: 'inline-flex', color: theme.colour.muted });
export const line = style([flexRow, { gap: `0 ${theme.space.small}` }]);
export const device = style({ fontWeight: 600, overflowWrap: 'anywhere' });
export const when = style([
  line,
  { color: theme.colour.muted, fontSize: theme.text.size.tiny, fontVariantNumeric: 'tabular-nums' },
]);
export const happens = style([
  mutedText,
  {
    margin: 0,
    paddingInlineStart: theme.space.large,
    display: 'grid',
    gap: theme.space.tight,
  },
]);
