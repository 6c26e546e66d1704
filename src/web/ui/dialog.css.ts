import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { below } from './breakpoints.ts';
import { iconButton } from './icon-button.css.ts';
import { appears, rises } from './motion.css.ts';
import { theme } from './theme.css.ts';

/** Above sticky parts of the page, below toasts. */
const layer = 4;

export const veil = style([appears, { position: 'fixed', inset: 0, zIndex: layer, background: theme.colour.veil }]);
/** The reserved scrollbar gutter is outside of every overlay and takes only a colour. */
globalStyle(`:root:has(${veil})`, { background: theme.colour.veiled });

const base = style({
  position: 'fixed',
  zIndex: layer,
  inset: 0,
  margin: 'auto',
  blockSize: 'fit-content',
  maxBlockSize: 'calc(100dvh - 32px)',
  overflow: 'auto',
  background: theme.colour.surface,
  borderRadius: theme.radius.card,
  boxShadow: theme.shadow,
  /** In forced colours there is no shadow. */
  outline: '1px solid transparent',
  '@media': {
    [below.small]: {
      insetBlockStart: 'auto',
      borderEndStartRadius: 0,
      borderEndEndRadius: 0,
    },
  },
});
const titleShown = {
  fontFamily: theme.text.display,
  fontSize: theme.text.size.title,
  fontWeight: 600,
  lineHeight: 1.2,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  paddingInlineEnd: theme.space.wide,
} as const;
export const dialog = styleVariants({
  narrow: [
    base,
    rises,
    {
      inlineSize: 'min(440px, calc(100vw - 32px))',
      padding: theme.space.wide,
      '@media': { [below.small]: { inlineSize: '100%', padding: theme.space.large } },
    },
  ],
  wide: [
    base,
    rises,
    {
      display: 'grid',
      gridTemplateRows: 'minmax(0, 1fr)',
      overflow: 'hidden',
      /** Always as high, so that nothing moves when its content arrives. */
      blockSize: 'calc(100dvh - 32px)',
      inlineSize: 'min(1000px, calc(100vw - 32px))',
      '@media': { [below.small]: { inlineSize: '100%' } },
    },
  ],
  drawer: [
    base,
    appears,
    {
      insetInlineEnd: 'auto',
      blockSize: 'auto',
      inlineSize: 'min(320px, calc(100% - 48px))',
      maxBlockSize: 'none',
      padding: theme.space.large,
      borderStartStartRadius: 0,
      borderEndStartRadius: 0,
      '@media': {
        [below.small]: { insetBlockStart: 0, borderStartStartRadius: 0, borderEndEndRadius: theme.radius.card },
      },
    },
  ],
  sheet: [
    base,
    rises,
    {
      insetBlockStart: 'auto',
      maxBlockSize: '88dvh',
      padding: theme.space.large,
      borderEndStartRadius: 0,
      borderEndEndRadius: 0,
    },
  ],
});
export const title = styleVariants({
  drawer: titleShown,
  narrow: titleShown,
  sheet: titleShown,
  wide: { position: 'absolute', inlineSize: '1px', blockSize: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
});
export const close = style([
  iconButton,
  { position: 'absolute', insetBlockStart: theme.space.small, insetInlineEnd: theme.space.small },
]);
