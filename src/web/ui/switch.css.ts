import { style } from '@vanilla-extract/css';
import { theme } from './theme.css.ts';

export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space.medium,
  minBlockSize: '44px',
});
export const text = style({ display: 'grid', gap: theme.space.hair });
export const track = style({
  flexShrink: 0,
  position: 'relative',
  inlineSize: '48px',
  blockSize: '28px',
  padding: 0,
  border: `1px solid ${theme.colour.field}`,
  borderRadius: theme.radius.full,
  background: theme.colour.sunken,
  cursor: 'pointer',
  transition: `background ${theme.motion.state}, border-color ${theme.motion.state}`,
  '::before': { content: '', position: 'absolute', inset: '-8px 0' },
  ':disabled': { cursor: 'not-allowed', opacity: 0.55 },
  selectors: { '&[data-state="checked"]': { background: theme.colour.sea, borderColor: theme.colour.sea } },
});
export const thumb = style({
  display: 'block',
  inlineSize: '20px',
  blockSize: '20px',
  marginInlineStart: '3px',
  borderRadius: theme.radius.full,
  background: theme.colour.field,
  '@media': {
    '(forced-colors: active)': {
      background: 'ButtonText',
      selectors: { '&[data-state="checked"]': { background: 'Highlight' } },
    },
  },
  transition: `translate ${theme.motion.state}, background ${theme.motion.state}`,
  selectors: {
    '&[data-state="checked"]': { background: theme.colour.onSea, translate: '20px' },
    ':dir(rtl) &[data-state="checked"]': { translate: '-20px' },
  },
});
