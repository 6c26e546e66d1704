import { style } from '@vanilla-extract/css';
import { maxWidth, minWidth } from '#web/ui/breakpoints.ts';
import { plainList } from '#web/ui/primitives.css.ts';
import { theme } from '#web/ui/theme.css.ts';
import { column } from './blog.css.ts';
import { chosen } from './tokens.css.ts';

export const band = style([
  column,
  {
    paddingBlock: theme.space.large,
    borderBlock: `1px solid ${chosen.line}`,
    display: 'grid',
    rowGap: theme.space.small,
    columnGap: theme.space.vast,
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@container': {
      [`blog ${minWidth.small}`]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', rowGap: theme.space.medium },
      [`blog ${minWidth.large}`]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    },
  },
]);
/** On a phone the heading stands next to its items. */
export const section = style({
  '@container': {
    [`blog ${maxWidth.small}`]: {
      display: 'grid',
      gridTemplateColumns: '104px minmax(0, 1fr)',
      columnGap: theme.space.small,
      alignItems: 'baseline',
    },
  },
  '@media': { print: { breakInside: 'avoid' } },
});
const styled = (text: typeof chosen.services) =>
  style({
    color: text.color,
    fontSize: text.size,
    fontWeight: text.weight,
    fontStyle: text.slant,
    textDecoration: text.line,
    lineHeight: 1.45,
    '@container': { [`blog ${maxWidth.small}`]: { fontSize: `min(${text.size}, 0.9375rem)` } },
  });
/** Those for which its owner chooses no style look like the expertises. */
const shared = styled(chosen.expertises);
export const heading = {
  locations: shared,
  languages: shared,
  contact: shared,
  expertises: shared,
  services: styled(chosen.services),
  serviceOffers: styled(chosen.serviceOffers),
};
export const items = style({
  color: chosen.ink,
  fontSize: '0.9375rem',
  lineHeight: 1.6,
  '@container': { [`blog ${maxWidth.small}`]: { fontSize: theme.text.size.small, lineHeight: 1.45 } },
});
export const list = style([plainList]);
export const item = style({ display: 'inline' });
export const level = style({ color: chosen.muted });
export const link = style({
  minBlockSize: '24px',
  display: 'inline-block',
  marginInlineEnd: theme.space.small,
  color: chosen.accent,
});
export const fold = style({
  '@media': { print: { selectors: { '&::details-content': { display: 'block', contentVisibility: 'visible' } } } },
});
export const more = style({
  inlineSize: 'max-content',
  minBlockSize: '24px',
  color: chosen.accent,
  fontWeight: 600,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  ':hover': { textDecoration: 'underline' },
});
