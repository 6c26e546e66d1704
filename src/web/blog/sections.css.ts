import { style, styleVariants } from '@vanilla-extract/css';
import { minWidth } from '#web/ui/breakpoints.ts';
import { plainList } from '#web/ui/primitives.css.ts';
import { theme } from '#web/ui/theme.css.ts';
import { column } from './blog.css.ts';
import { chosen } from './tokens.css.ts';

export const cards = style([
  column,
  {
    display: 'grid',
    gap: theme.space.medium,
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@container': {
      [`blog ${minWidth.small}`]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      [`blog ${minWidth.large}`]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    },
  },
]);
export const card = style({
  padding: theme.space.large,
  background: chosen.surface,
  border: `1px solid ${chosen.line}`,
  borderRadius: theme.radius.card,
  '@media': { print: { breakInside: 'avoid' } },
});
const heading_ = style({ marginBlockEnd: theme.space.small, lineHeight: 1.3 });
const plain = style([heading_, { color: chosen.ink, fontSize: '1.125rem', fontWeight: 500 }]);
const styled = (text: typeof chosen.services) =>
  style([
    heading_,
    {
      color: text.color,
      fontSize: text.size,
      fontWeight: text.weight,
      fontStyle: text.slant,
      textDecoration: text.line,
    },
  ]);
export const heading = {
  locations: plain,
  languages: plain,
  contact: plain,
  expertises: styled(chosen.expertises),
  services: styled(chosen.services),
  serviceOffers: styled(chosen.serviceOffers),
};
const list = style([plainList, { color: chosen.ink }]);
export const items = styleVariants({
  lines: [list, { display: 'grid', gap: theme.space.tight }],
  chips: [list, { display: 'flex', flexWrap: 'wrap', gap: theme.space.tight }],
});
export const line = style({ display: 'flex', gap: theme.space.small, alignItems: 'baseline' });
export const level = style({
  marginInlineStart: 'auto',
  color: chosen.muted,
  fontSize: theme.text.size.small,
  whiteSpace: 'nowrap',
});
export const chip = style({
  paddingBlock: theme.space.hair,
  paddingInline: theme.space.small,
  border: `1px solid ${chosen.line}`,
  borderRadius: theme.radius.full,
  background: chosen.background,
  fontSize: theme.text.size.small,
});
export const icon = style({ flex: 'none', alignSelf: 'center', color: chosen.muted });
export const link = style({
  minBlockSize: '24px',
  color: chosen.accent,
  textUnderlineOffset: '0.2em',
});
