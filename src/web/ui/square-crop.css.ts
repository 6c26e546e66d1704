import { style } from '@vanilla-extract/css';
import { theme } from './theme.css.ts';

export const frame = style({ display: 'grid', gap: theme.space.medium, justifyItems: 'center' });
export const window = style({
  inlineSize: 'min(288px, 70vw)',
  aspectRatio: '1',
  padding: 0,
  border: `1px solid ${theme.colour.line}`,
  borderRadius: theme.radius.full,
  overflow: 'hidden',
  background: theme.colour.sunken,
  cursor: 'grab',
  touchAction: 'none',
  ':active': { cursor: 'grabbing' },
});
export const zoom = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.small,
  fontWeight: 600,
  fontSize: theme.text.size.small,
});
export const slider = style({ inlineSize: '180px', minBlockSize: '40px', accentColor: theme.colour.sea });
