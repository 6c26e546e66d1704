import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '#web/ui/theme.css.ts';

const fill = style({ display: 'block', inlineSize: '100%', blockSize: '100%' });
const picture_ = style([fill, { objectFit: 'cover', objectPosition: '50% 30%', background: theme.colour.sunken }]);
const initials_ = style([
  fill,
  {
    display: 'grid',
    placeItems: 'center',
    background: `linear-gradient(160deg, ${theme.colour.sunken}, ${theme.colour.line})`,
    color: theme.colour.sea,
    fontFamily: theme.text.display,
    fontSize: '3.5rem',
    fontWeight: 600,
    letterSpacing: '0.02em',
  },
]);

export const picture = styleVariants({ card: [picture_], head: [picture_] });
export const initials = styleVariants({ card: [initials_], head: [initials_] });
