import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '#web/ui/theme.css.ts';

export { actions } from '#web/ui/form-page.css.ts';

export const field = style({ display: 'grid', gap: theme.space.small, justifyItems: 'start' });
const shown = style({ display: 'block', blockSize: 'auto', objectFit: 'cover', background: theme.colour.sunken });
export const picture = styleVariants({
  coverImage: [shown, { inlineSize: 'min(100%, 480px)', aspectRatio: '8 / 5', borderRadius: theme.radius.card }],
  profilePicture: [shown, { inlineSize: '96px', aspectRatio: '1', borderRadius: '16px' }],
});
