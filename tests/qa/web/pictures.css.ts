import { globalStyle, style } from '@vanilla-extract/css';
import { flexRow } from '#web/ui/primitives.css.ts';
import { theme } from '#web/ui/theme.css.ts';

export const pictures = style([flexRow, { alignItems: 'start', gap: theme.space.large }]);
globalStyle(`${pictures} > figure`, { margin: 0, maxInlineSize: '100%' });
export const picture = style({
  overflow: 'auto',
  maxInlineSize: '100%',
  border: `1px solid ${theme.colour.field}`,
  borderRadius: theme.radius.control,
});
export const scaled = style({ border: 0, transformOrigin: '0 0' });
