import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { flexRow, mutedText } from '#web/ui/primitives.css.ts';
import { theme } from '#web/ui/theme.css.ts';

export const pane = style({
  gridColumn: 2,
  gridRow: 2,
  minInlineSize: 0,
  minBlockSize: 0,
  display: 'grid',
  gridTemplateRows: 'auto auto minmax(0, 1fr)',
  background: theme.colour.sunken,
  borderInlineStart: `1px solid ${theme.colour.line}`,
});
export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: `0 ${theme.space.small}`,
  paddingBlock: theme.space.tight,
  paddingInline: `${theme.space.large} ${theme.space.small}`,
});
export const title = style({ flexShrink: 0, fontSize: theme.text.size.large, fontWeight: 600 });
export const updated = style([mutedText, { flex: '1 1 0', minInlineSize: 0, fontVariantNumeric: 'tabular-nums' }]);
export const newTab = style({
  flexShrink: 0,
  minBlockSize: '40px',
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.tight,
  color: theme.colour.sea,
  fontSize: theme.text.size.small,
  fontWeight: 600,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
});
export const controls = style([
  flexRow,
  {
    gap: `${theme.space.tight} ${theme.space.medium}`,
    paddingInline: theme.space.large,
    paddingBlockEnd: theme.space.small,
  },
]);
export const zoom = style({ display: 'flex', alignItems: 'center', gap: theme.space.hair });
/** Scrolls sideways where the chosen zoom is wider than the pane. */
export const desk = style({
  position: 'relative',
  minBlockSize: 0,
  margin: `0 ${theme.space.medium} ${theme.space.medium}`,
  overflow: 'auto hidden',
  containerType: 'inline-size',
  display: 'grid',
  justifyContent: 'safe center',
});

/** Four trips fit in a row from 1280 pixels. */
const widths = { desktop: 1280, phone: 390 };
const zooms = [4, 5, 6, 7, 8, 9, 10];
const chosen = createVar();
/** The largest scale at which the whole width of the stage is in sight, in steps of a fortieth. */
const fit = createVar();
const fits = Array.from({ length: 31 }, (_, step) => (step + 10) / 40);
const scale = createVar();
const fittingIn = (pixels: number) =>
  Object.fromEntries(fits.map((share) => [`(min-width: ${pixels * share}px)`, { vars: { [fit]: String(share) } }]));
const zooming = Object.fromEntries(
  zooms.map((tenths) => [`&[data-zoom="${tenths}"]`, { vars: { [chosen]: String(tenths / 10), [scale]: chosen } }]),
);

/** Has the size of the scaled stage. */
const sheet = style({
  position: 'relative',
  overflow: 'hidden',
  background: theme.colour.paper,
  borderRadius: theme.radius.control,
  boxShadow: theme.shadow,
});
export const sheets = styleVariants(widths, (pixels) => [
  sheet,
  {
    vars: { [fit]: '0.25' },
    inlineSize: `calc(${pixels}px * ${scale})`,
    selectors: { ...zooming, '&[data-fitted="true"]': { vars: { [scale]: `min(${chosen}, ${fit})` } } },
    '@container': fittingIn(pixels),
  },
]);

/** A window of its true width, scaled as a whole, so that the page has the layout that visitors see. */
const stage = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  overflow: 'auto',
  /** A scrollbar would make the page narrower than the window it is laid out for. */
  scrollbarWidth: 'none',
  containerType: 'size',
  blockSize: `calc(100% / ${scale})`,
  transform: `scale(${scale})`,
  transformOrigin: '0 0',
  '@media': { '(prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' } },
  ':focus-visible': { outlineOffset: '-6px' },
});
export const stages = styleVariants(widths, (pixels) => [stage, { inlineSize: `${pixels}px` }]);
export const drawing = style({ position: 'relative' });
const part_ = style({
  position: 'absolute',
  padding: 0,
  background: 'transparent',
  border: 0,
  borderRadius: theme.radius.card,
  cursor: 'pointer',
  ':hover': { outline: `3px dashed ${theme.colour.sea}` },
});
export const part = styleVariants({
  other: [part_],
  current: [part_, { outline: `4px solid ${theme.colour.sea}`, outlineOffset: '4px' }],
});
export const print = style({});
/** Not a grid item: in WebKit it would keep the height of a narrower window. */
globalStyle(`${print} > *`, { minBlockSize: '100cqb' });
