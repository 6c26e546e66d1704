import { style } from '@vanilla-extract/css';
import { theme } from '#web/ui/theme.css.ts';

/** A monospace face tells similar characters apart. */
const written = 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace';

export const column = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.space.medium });
export const actions = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: theme.space.tight });
/** Black on white in every theme: cameras read no other. */
export const picture = style({
  justifySelf: 'center',
  inlineSize: 'min(240px, 100%)',
  aspectRatio: '1',
  padding: theme.space.tight,
  background: '#ffffff',
  fill: '#000000',
  border: `1px solid ${theme.colour.line}`,
  borderRadius: theme.radius.control,
  shapeRendering: 'crispEdges',
});
export const link = style({ justifySelf: 'center', paddingBlock: theme.space.tight });
export const group = style({ display: 'grid', gap: theme.space.hair });
export const label = style({ fontWeight: 600, fontSize: theme.text.size.small });
const sunken = style({
  padding: theme.space.medium,
  background: theme.colour.sunken,
  border: `1px solid ${theme.colour.line}`,
  borderRadius: theme.radius.control,
  fontFamily: written,
});
export const secret = style([sunken, { fontSize: theme.text.size.small, overflowWrap: 'anywhere', userSelect: 'all' }]);
export const codes = style([
  sunken,
  {
    listStyle: 'none',
    margin: 0,
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(7.2em, 1fr))',
    gap: theme.space.tight,
    justifyItems: 'center',
    fontSize: theme.text.size.large,
  },
]);
