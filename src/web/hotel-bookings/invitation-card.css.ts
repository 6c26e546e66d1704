import { style } from '@vanilla-extract/css';
import { below } from '#web/ui/breakpoints.ts';
import { theme } from '#web/ui/theme.css.ts';

export const card = style({
  display: 'grid',
  gap: theme.space.medium,
  padding: theme.space.large,
  background: theme.colour.surface,
  border: `1px solid ${theme.colour.line}`,
  borderRadius: theme.radius.card,
  // Below a list that is on its way it would give way to it.
  '@media': {
    [below.large]: { selectors: { ':has([aria-busy=true]) ~ &': { visibility: 'hidden' } } },
  },
});
export const title = style({
  fontFamily: theme.text.display,
  fontSize: theme.text.size.large,
  fontWeight: 600,
});
