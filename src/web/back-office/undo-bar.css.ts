import { style } from '@vanilla-extract/css';
import { theme } from '#web/ui/theme.css.ts';

/** Above whatever is scrolled, and never over the last line of it. */
export const bar = style({
  position: 'sticky',
  insetBlockStart: theme.space.tight,
  zIndex: 2,
  justifySelf: 'start',
  inlineSize: 'min(100%, 640px)',
  display: 'grid',
  gap: theme.space.tight,
  selectors: { '&:empty': { display: 'none' } },
});
export const slip = style({ boxShadow: theme.shadow, borderRadius: theme.radius.control });
export const left = style({ fontVariantNumeric: 'tabular-nums' });
