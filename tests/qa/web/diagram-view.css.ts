import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '#web/ui/theme.css.ts';

export const canvas = style({
  overflow: 'auto',
  maxBlockSize: '70vh',
  border: `1px solid ${theme.colour.line}`,
  borderRadius: theme.radius.card,
  background: theme.colour.surface,
});
globalStyle(`${canvas} svg`, { display: 'block', maxInlineSize: 'none' });
export const fitted = style({});
globalStyle(`${canvas} ${fitted}`, { maxInlineSize: '100%', blockSize: 'auto' });
export const stateBox = style({ cursor: 'pointer' });
globalStyle(`${stateBox} rect`, { fill: theme.colour.paper, stroke: theme.colour.field, strokeWidth: 1 });
globalStyle(`${stateBox} rect[data-initial=true]`, { strokeWidth: 2.5 });
globalStyle(`${stateBox} text`, { fill: theme.colour.muted, fontSize: '12px', fontFamily: theme.text.family });
export const stateName = style({});
globalStyle(`${stateBox} ${stateName}`, { fill: theme.colour.ink, fontSize: '13px', fontWeight: 600 });
globalStyle(`${stateBox}[aria-pressed=true] > rect`, { stroke: theme.colour.coral, strokeWidth: 3 });
globalStyle(`${stateBox}:focus-visible`, { outline: 'none' });
globalStyle(`${stateBox}:focus-visible > rect`, { stroke: theme.colour.sea, strokeWidth: 4 });
export const arrow = style({});
globalStyle(`${arrow} path`, { fill: 'none', stroke: theme.colour.sea, strokeWidth: 1.2 });
export const arrowLabel = style({
  fontSize: '12px',
  fontFamily: theme.text.family,
  fill: theme.colour.ink,
  stroke: theme.colour.surface,
  strokeWidth: 4,
  paintOrder: 'stroke',
});
