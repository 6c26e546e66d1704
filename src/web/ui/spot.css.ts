import { style } from '@vanilla-extract/css';
import { theme } from './theme.css.ts';

const inked = { stroke: theme.colour.ink, strokeWidth: 2, strokeLinejoin: 'round', strokeLinecap: 'round' } as const;

export const sun = style({ fill: theme.colour.coral, opacity: 0.85 });
export const sail = style({ fill: theme.colour.surface, ...inked });
export const line = style({ fill: 'none', ...inked });
export const dot = style({ fill: theme.colour.ink });
export const hull = style({ fill: theme.colour.sea });
export const far = style({ fill: theme.colour.line });
export const wave = style({ fill: 'none', stroke: theme.colour.sea, strokeWidth: 2.5, strokeLinecap: 'round' });

export const state = style({
  display: 'grid',
  justifyItems: 'center',
  gap: theme.space.medium,
  textAlign: 'center',
  paddingBlock: theme.space.vast,
});
export const picture = style({ inlineSize: 'min(280px, 70vw)', blockSize: 'auto' });
export const text = style({
  maxInlineSize: '27em',
  color: theme.colour.muted,
  fontSize: theme.text.size.large,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  minInlineSize: 0,
});
