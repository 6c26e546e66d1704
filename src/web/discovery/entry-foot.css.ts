import { style } from '@vanilla-extract/css';
import { theme } from '#web/ui/theme.css.ts';

const lines = 3;

export const footHeight = 132;
export const foot = style({
  blockSize: `${footHeight}px`,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  justifyItems: 'start',
  paddingInline: theme.space.medium,
});
export const note = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: lines,
  maxBlockSize: `calc(${lines} * 1.45em + ${theme.space.tight})`,
  overflow: 'hidden',
  paddingBlockStart: theme.space.tight,
  fontSize: theme.text.size.small,
  lineHeight: 1.45,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});
