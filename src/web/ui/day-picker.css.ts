import { style, styleVariants } from '@vanilla-extract/css';
import { bareButton, cardSurface, displayTitle } from './primitives.css.ts';
import { theme } from './theme.css.ts';

export const picker = style([
  cardSurface,
  {
    margin: 0,
    padding: theme.space.medium,
    minInlineSize: 0,
    inlineSize: 'min(100%, 360px)',
    scrollMarginBlock: '96px',
  },
]);
export const head = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' });
export const month = style([displayTitle, { fontSize: theme.text.size.large }]);
export const grid = style({
  inlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: '0 2px',
  tableLayout: 'fixed',
});
export const weekday = style({
  paddingBlock: theme.space.hair,
  color: theme.colour.muted,
  fontSize: theme.text.size.tiny,
  fontWeight: 500,
});
export const cell = style({ padding: 0 });
const base = style([
  bareButton,
  {
    inlineSize: '100%',
    minBlockSize: '40px',
    padding: 0,
    borderRadius: theme.radius.full,
    fontVariantNumeric: 'tabular-nums',
    transition: `background ${theme.motion.state}`,
    selectors: {
      '&[aria-current="date"]': { boxShadow: `inset 0 0 0 1px ${theme.colour.field}` },
      '&:focus-visible': { position: 'relative', zIndex: 1 },
    },
    ':disabled': { cursor: 'not-allowed', opacity: 0.6 },
  },
]);
const taken = style([base, { background: theme.colour.sea, color: theme.colour.onSea, fontWeight: 600 }]);
export const day = styleVariants({
  free: [base, { ':hover': { background: theme.colour.sunken } }],
  single: [taken],
  first: [taken, { borderStartEndRadius: 0, borderEndEndRadius: 0 }],
  middle: [taken, { borderRadius: 0 }],
  last: [taken, { borderStartStartRadius: 0, borderEndStartRadius: 0 }],
});
