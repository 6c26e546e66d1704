import { createVar, fallbackVar, globalStyle } from '@vanilla-extract/css';
import { theme } from './theme.css.ts';

/** The height that a sticky bar covers at the lower edge; focused elements scroll above it. */
export const covered = createVar();

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });
globalStyle('html', { WebkitTextSizeAdjust: '100%', scrollbarGutter: 'stable' });
globalStyle('body', {
  margin: 0,
  minBlockSize: '100dvh',
  background: theme.colour.paper,
  color: theme.colour.ink,
  fontFamily: theme.text.family,
  fontSize: theme.text.size.body,
  lineHeight: 1.55,
});
/** `scrollbar-gutter` reserves the room already; react-remove-scroll would add it again. */
globalStyle('html body[data-scroll-locked]', { marginInlineEnd: '0 !important' });
globalStyle('h1, h2, h3, h4, h5, p', { margin: 0 });
globalStyle('button, input, select, textarea', { font: 'inherit', color: 'inherit' });
globalStyle('a, button, input, select, textarea', { scrollMarginBlockEnd: fallbackVar(covered, '0px') });
globalStyle('::-webkit-search-cancel-button', { display: 'none' });
globalStyle('img, svg', { display: 'block', maxInlineSize: '100%' });
globalStyle('.lucide', { strokeWidth: 1.75 });
globalStyle('a', { color: theme.colour.sea, textUnderlineOffset: '0.2em' });
/** Forced colours drop our backgrounds and borders. */
globalStyle(':where([aria-current]:not([aria-current="false"]), [aria-pressed="true"])', {
  '@media': { '(forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: '-5px' } },
});
globalStyle(':focus-visible', { outline: `3px solid ${theme.colour.sea}`, outlineOffset: '2px' });
globalStyle('[tabindex="-1"]:focus-visible', { outline: 'none' });
globalStyle('*, *::before, *::after', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
    },
  },
});
