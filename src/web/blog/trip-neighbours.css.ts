import { style } from '@vanilla-extract/css';
import { minWidth } from '#web/ui/breakpoints.ts';
import { theme } from '#web/ui/theme.css.ts';
import { chosen } from './tokens.css.ts';

export const neighbours = style({
  display: 'grid',
  gap: theme.space.medium,
  '@container': {
    [`blog ${minWidth.small}`]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [`blog ${minWidth.large}`]: { gridColumn: '1 / -1', columnGap: theme.space.large },
  },
  '@media': { print: { display: 'none' } },
});
const neighbour = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.medium,
  padding: theme.space.small,
  background: chosen.surface,
  color: chosen.ink,
  border: `1px solid ${chosen.line}`,
  borderRadius: theme.radius.card,
  textDecoration: 'none',
  transition: `border-color ${theme.motion.state}`,
  ':hover': { borderColor: chosen.accent },
});
export const previous = style([neighbour]);
/** At the end of the row, also where it is alone. */
export const next = style([
  neighbour,
  {
    flexDirection: 'row-reverse',
    textAlign: 'end',
    '@container': { [`blog ${minWidth.small}`]: { gridColumn: 2 } },
  },
]);
export const thumbnail = style({
  flex: 'none',
  position: 'relative',
  overflow: 'hidden',
  inlineSize: '96px',
  blockSize: '72px',
  objectFit: 'cover',
  background: chosen.water,
  borderRadius: theme.radius.control,
});
export const sea = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  color: chosen.accent,
});
export const label = style({ display: 'block', color: chosen.muted, fontSize: theme.text.size.small });
export const title = style({ display: 'block', fontWeight: 500, lineHeight: 1.3 });
