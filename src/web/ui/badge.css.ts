import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from './theme.css.ts';

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.hair,
  paddingBlock: '2px',
  paddingInline: theme.space.tight,
  border: '1px solid currentColor',
  borderRadius: theme.radius.full,
  background: theme.colour.surface,
  fontSize: theme.text.size.tiny,
  fontWeight: 600,
  lineHeight: 1.4,
  maxInlineSize: '100%',
  overflowWrap: 'anywhere',
});
export const badge = styleVariants({
  plain: [base, { color: theme.colour.muted }],
  coral: [base, { color: theme.colour.coral }],
  success: [base, { color: theme.colour.success }],
  warning: [base, { color: theme.colour.warning }],
  danger: [base, { color: theme.colour.danger }],
});
