import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { theme } from './theme.css.ts';

const appear = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, translate: '0 16px' } });

export const veil = style({
  position: 'fixed',
  inset: 0,
  background: theme.colour.veil,
  animation: `${appear} ${theme.motion.enter}`,
});
/** The strip that is kept for the scrollbar lies outside of everything that is laid over the page. */
globalStyle(`:root:has(${veil})`, {
  background: `linear-gradient(${theme.colour.veil}, ${theme.colour.veil}) ${theme.colour.paper}`,
});

export const dialog = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockStart: '50%',
  translate: '0 -50%',
  marginInline: 'auto',
  inlineSize: 'min(440px, calc(100vw - 32px))',
  maxBlockSize: 'calc(100dvh - 32px)',
  overflow: 'auto',
  padding: theme.space.wide,
  background: theme.colour.surface,
  borderRadius: theme.radius.card,
  boxShadow: theme.shadow,
  animation: `${rise} ${theme.motion.enter}`,
  '@media': {
    'screen and (max-width: 520px)': {
      insetBlockStart: 'auto',
      insetBlockEnd: 0,
      translate: 'none',
      inlineSize: '100%',
      padding: theme.space.large,
      borderEndStartRadius: 0,
      borderEndEndRadius: 0,
    },
  },
});
export const title = style({
  fontFamily: theme.text.display,
  fontSize: theme.text.size.title,
  fontWeight: 600,
  lineHeight: 1.2,
  paddingInlineEnd: theme.space.wide,
});
export const close = style({
  position: 'absolute',
  insetBlockStart: theme.space.small,
  insetInlineEnd: theme.space.small,
  inlineSize: '40px',
  blockSize: '40px',
  display: 'grid',
  placeItems: 'center',
  background: 'transparent',
  border: 0,
  borderRadius: theme.radius.full,
  color: theme.colour.muted,
  cursor: 'pointer',
});
