import { globalStyle, style } from '@vanilla-extract/css';
import { plainList } from '#web/ui/primitives.css.ts';
import { theme } from '#web/ui/theme.css.ts';

export const columns = style({
  display: 'grid',
  gap: theme.space.large,
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginBlock: theme.space.medium,
  '@media': {
    '(min-width: 1200px)': { gridTemplateColumns: 'minmax(0, 5fr) minmax(320px, 2fr)', gridTemplateRows: 'auto 1fr' },
  },
});
export const frameBox = style({ overflowX: 'auto', paddingBlockEnd: '1px', containerType: 'inline-size' });
export const frameHeight = 760;
export const frameWidth = '--frame-width';
const border = 2;
const [width, scale] = [`(var(${frameWidth}) + ${border}px)`, 'var(--frame-scale)'];
/** As large as the room allows. The tangent of the angle of two lengths is the number that CSS cannot divide them to. */
export const frame = style({
  vars: { '--frame-scale': `clamp(0.4, tan(atan2(100cqi, ${width})), 1)` },
  scale,
  transformOrigin: '0 0',
  marginBlockEnd: `calc(${frameHeight + border}px * (${scale} - 1))`,
  marginInlineEnd: `calc(${width} * (${scale} - 1))`,
  display: 'block',
  boxSizing: 'content-box',
  border: `1px solid ${theme.colour.field}`,
  borderRadius: theme.radius.control,
  background: theme.colour.paper,
});
export const panel = style({
  display: 'grid',
  gap: theme.space.medium,
  alignContent: 'start',
  minInlineSize: 0,
  '@media': { '(min-width: 1200px)': { gridArea: '1 / 2 / span 2' } },
});
globalStyle(`${panel} code`, { overflowWrap: 'anywhere' });
globalStyle(`${panel} li[aria-current]`, { fontWeight: 600 });
globalStyle(`${panel} li > button`, {
  background: 'none',
  border: 0,
  padding: `2px 0`,
  minBlockSize: '24px',
  font: 'inherit',
  textAlign: 'start',
  color: theme.colour.sea,
  textDecoration: 'underline',
  cursor: 'pointer',
});
globalStyle(`${panel} fieldset`, { border: 0, padding: 0, margin: 0, minInlineSize: 0 });
export const list = style([plainList, { display: 'grid', gap: theme.space.hair }]);
export const present = style({ color: theme.colour.success });
export const missing = style({ color: theme.colour.danger });
globalStyle(`${panel} textarea`, { display: 'block', inlineSize: '100%' });
