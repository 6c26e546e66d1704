import { style } from '@vanilla-extract/css';
import { frame, name } from '#web/ui/creator-card.css.ts';
import { mutedText } from '#web/ui/primitives.css.ts';
import { theme } from '#web/ui/theme.css.ts';

export const preview = style({
  display: 'grid',
  gap: theme.space.small,
  justifyItems: 'start',
  marginBlockEnd: theme.space.medium,
});
export const title = style({ fontSize: theme.text.size.small, fontWeight: 600 });
export const card = style([frame, { inlineSize: '100%', maxInlineSize: '300px', blockSize: '320px' }]);
export const boat = style({ inlineSize: '84px', blockSize: 'auto' });
export const noName = style([name, { color: theme.colour.muted }]);
export const address = style([mutedText, { overflowWrap: 'anywhere' }]);
export const hint = mutedText;
