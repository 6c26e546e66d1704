import { style } from '@vanilla-extract/css';
import { theme } from '#web/ui/theme.css.ts';

export const name = style({
  fontSize: theme.text.size.title,
  fontFamily: theme.text.display,
  overflowWrap: 'anywhere',
});
export const reading = style({
  flex: '1 0 100%',
  minInlineSize: 0,
  display: 'grid',
  gap: theme.space.small,
  padding: theme.space.medium,
  background: theme.colour.paper,
  border: `1px solid ${theme.colour.line}`,
  borderRadius: theme.radius.card,
});
export const subject = style({ fontWeight: 600, overflowWrap: 'anywhere' });
export const text = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxInlineSize: '42em' });
