import { style } from '@vanilla-extract/css';
import { theme } from '#web/ui/theme.css.ts';

/** Lies above the link that covers the postcard. */
export const link = style({
  position: 'relative',
  zIndex: 1,
  justifySelf: 'start',
  minBlockSize: '40px',
  paddingBlock: '9px',
  display: 'inline-flex',
  alignItems: 'start',
  gap: theme.space.tight,
  color: theme.colour.sea,
  fontSize: theme.text.size.small,
  fontWeight: 600,
});
export const icon = style({ flexShrink: 0, marginBlockStart: '2px' });
