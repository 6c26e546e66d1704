import { style } from '@vanilla-extract/css';
import { theme } from '#web/ui/theme.css.ts';

const lines = 3;

export const foot = style({
  minBlockSize: '132px',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  justifyItems: 'start',
  paddingInline: theme.space.medium,
});
export const noteField = style({
  inlineSize: `calc(100% + 2 * ${theme.space.tight})`,
  marginInline: `calc(-1 * ${theme.space.tight})`,
  marginBlockStart: theme.space.hair,
  padding: theme.space.tight,
  background: 'transparent',
  border: '1px solid transparent',
  borderRadius: theme.radius.control,
  color: 'inherit',
  font: 'inherit',
  fontSize: theme.text.size.small,
  lineHeight: 1.45,
  resize: 'none',
  ':hover': { borderColor: theme.colour.field },
  ':focus': { background: theme.colour.surface, borderColor: theme.colour.field },
  '::placeholder': { color: theme.colour.sea, fontWeight: 600, opacity: 1 },
});
export const footLine = style({
  inlineSize: '100%',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
});
export const saving = style({ color: theme.colour.muted, fontSize: theme.text.size.small });
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
