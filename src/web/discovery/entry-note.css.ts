import { style } from '@vanilla-extract/css';
import { theme } from '#web/ui/theme.css.ts';
import { grid } from './creator-card.css.ts';

const lines = 3;

/** Cards with what was noted below them, each as high as the others. */
export const entries = { ...grid, cardHeight: grid.cardHeight + 84 };
export const note = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: lines,
  maxBlockSize: `calc(${lines} * 1.45em + ${theme.space.tight})`,
  overflow: 'hidden',
  paddingBlockStart: theme.space.tight,
  paddingInline: theme.space.medium,
  fontSize: theme.text.size.small,
  lineHeight: 1.45,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});
export const none = style([note, { color: theme.colour.muted }]);
