import { style } from '@vanilla-extract/css';
import { theme } from './theme.css.ts';

export const cardSurface = style({
  background: theme.colour.surface,
  border: `1px solid ${theme.colour.line}`,
  borderRadius: theme.radius.card,
});
export const plainList = style({ listStyle: 'none', margin: 0, padding: 0 });
export const flexRow = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.space.tight });
export const mutedText = style({ color: theme.colour.muted, fontSize: theme.text.size.small });
export const displayTitle = style({
  fontFamily: theme.text.display,
  fontSize: theme.text.size.title,
  fontWeight: 600,
  lineHeight: 1.25,
});
/** A button without a look of its own; text and colour come from where it stands. */
export const bareButton = style({ background: 'transparent', border: 0, cursor: 'pointer' });
