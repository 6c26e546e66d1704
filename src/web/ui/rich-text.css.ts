import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from './theme.css.ts';

/** Sizes follow the text around it: a blog sets its own. */
export const flow = style({
  display: 'grid',
  // A long word or address does not widen the page.
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: '0.85em',
  overflowWrap: 'break-word',
  whiteSpace: 'break-spaces',
});
export const paragraph = style({
  margin: 0,
  textWrap: 'pretty',
  breakInside: 'avoid',
  // The line in which a creator would have gone on.
  selectors: { '&:last-child:empty': { display: 'none' } },
});
/** In the editor. The blog has figures of its own. */
export const picture = style({
  margin: 0,
  cursor: 'grab',
  '::after': {
    content: 'attr(data-caption)',
    display: 'block',
    color: theme.colour.muted,
    fontSize: theme.text.size.small,
  },
});
export const image = style({
  inlineSize: '100%',
  maxInlineSize: '480px',
  blockSize: 'auto',
  display: 'block',
  background: theme.colour.sunken,
  borderRadius: theme.radius.control,
  selectors: {
    '.ProseMirror-selectednode > &': { outline: `3px solid ${theme.colour.sea}`, outlineOffset: '2px' },
  },
});
const heading = style({
  margin: 0,
  fontWeight: 600,
  lineHeight: 1.25,
  textWrap: 'balance',
  breakAfter: 'avoid',
  selectors: { '&:not(:first-child)': { marginBlockStart: '0.5em' } },
});
export const headings = styleVariants({
  1: [heading, { fontSize: '1.35em' }],
  2: [heading, { fontSize: '1.12em' }],
});
const list = style({ display: 'grid', rowGap: '0.3em', margin: 0, paddingInlineStart: '1.4em' });
export const lists = styleVariants({
  bulletList: [list, { listStyle: 'disc' }],
  orderedList: [list, { listStyle: 'decimal' }],
});
export const item = style({ paddingInlineStart: '0.2em', breakInside: 'avoid' });
export const quote = style({
  display: 'grid',
  rowGap: '0.85em',
  margin: 0,
  paddingInlineStart: '1.1em',
  borderInlineStart: '3px solid currentColor',
  fontStyle: 'italic',
});
export const bold = style({ fontWeight: 700 });
export const italic = style({ fontStyle: 'italic' });
export const link = style({
  color: 'inherit',
  textDecoration: 'underline',
  textDecorationThickness: 'from-font',
  textUnderlineOffset: '0.15em',
  ':hover': { textDecorationThickness: '2px' },
});
