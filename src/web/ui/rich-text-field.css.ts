import { style } from '@vanilla-extract/css';
import { theme } from './theme.css.ts';

export const frame = style({
  minInlineSize: 0,
  background: theme.colour.surface,
  border: `1px solid ${theme.colour.field}`,
  borderRadius: theme.radius.control,
  selectors: {
    '&[data-invalid="true"]': { borderColor: theme.colour.danger },
    '&[data-read-only="true"]': { background: theme.colour.sunken },
  },
});
/** In reach while a long text is written; in one row on a phone. */
export const tools = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  padding: theme.space.hair,
  background: 'inherit',
  borderBlockEnd: `1px solid ${theme.colour.line}`,
  borderStartStartRadius: theme.radius.control,
  borderStartEndRadius: theme.radius.control,
});
export const toolPlace = style({ inlineSize: '40px', blockSize: '40px' });
export const linkTool = style({ position: 'relative', display: 'flex' });
export const linkForm = style({ display: 'grid', gap: theme.space.medium, padding: theme.space.medium });
export const linkActions = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.tight });
export const area = style({
  minBlockSize: '208px',
  alignContent: 'start',
  padding: theme.space.medium,
  lineHeight: 1.55,
  borderEndStartRadius: theme.radius.control,
  borderEndEndRadius: theme.radius.control,
  outlineOffset: '-3px',
});
