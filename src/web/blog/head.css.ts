import { style } from '@vanilla-extract/css';
import { minWidth } from '#web/ui/breakpoints.ts';
import { plainList } from '#web/ui/primitives.css.ts';
import { theme } from '#web/ui/theme.css.ts';
import { column } from './blog.css.ts';
import { chosen } from './tokens.css.ts';

export const cover = style({
  position: 'relative',
  overflow: 'hidden',
  blockSize: 'clamp(156px, 24cqi, 300px)',
  background: chosen.water,
});
export const coverPicture = style({
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  objectPosition: `50% ${chosen.coverPosition}`,
  opacity: chosen.coverOpacity,
});
export const sea = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  color: chosen.accent,
});

const nextToPortrait = `blog ${minWidth.medium}`;
/** On a narrow page a smaller portrait leaves room for the name. */
const portraitSize = `min(${chosen.picture.size}, max(28cqi, 96px))`;

export const head = style([
  column,
  {
    display: 'grid',
    justifyItems: 'start',
    gap: theme.space.small,
    paddingBlockEnd: theme.space.large,
    '@container': {
      [nextToPortrait]: {
        gridTemplateColumns: 'auto minmax(0, 1fr) auto',
        gridTemplateRows: 'auto auto auto 1fr',
        columnGap: theme.space.wide,
        rowGap: theme.space.tight,
        paddingBlockEnd: theme.space.wide,
      },
    },
  },
]);
export const portrait = style({
  position: 'relative',
  inlineSize: portraitSize,
  aspectRatio: '1',
  marginBlockStart: `calc(${portraitSize} * -0.6)`,
  borderRadius: chosen.picture.radius,
  border: `${chosen.picture.border} solid ${chosen.picture.borderColor}`,
  background: chosen.water,
  overflow: 'hidden',
  '@container': {
    [nextToPortrait]: {
      inlineSize: `min(${chosen.picture.size}, 24cqi)`,
      marginBlockStart: `calc(min(${chosen.picture.size}, 24cqi) * -0.4)`,
      gridRow: '1 / -1',
    },
  },
});
export const portraitPicture = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
export const initials = style({
  display: 'grid',
  placeItems: 'center',
  blockSize: '100%',
  color: chosen.ink,
  fontSize: '2.25rem',
  fontWeight: 500,
});
export const name = style({
  minInlineSize: 0,
  color: chosen.fullName.color,
  fontSize: chosen.fullName.size,
  fontWeight: chosen.fullName.weight,
  fontStyle: chosen.fullName.slant,
  textDecoration: chosen.fullName.line,
  lineHeight: 1.15,
  letterSpacing: '-0.015em',
  textWrap: 'balance',
  '@container': { [nextToPortrait]: { gridColumn: 2, marginBlockStart: theme.space.medium } },
});
export const about = style({
  maxInlineSize: '38em',
  color: chosen.aboutMe.color,
  fontSize: chosen.aboutMe.size,
  fontWeight: chosen.aboutMe.weight,
  fontStyle: chosen.aboutMe.slant,
  textDecoration: chosen.aboutMe.line,
  lineHeight: 1.6,
  whiteSpace: 'pre-line',
  textWrap: 'pretty',
  '@container': { [nextToPortrait]: { gridColumn: 2 } },
});
export const social = style([
  plainList,
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: theme.space.tight,
    '@container': {
      [nextToPortrait]: { gridColumn: 2, marginBlockStart: theme.space.tight },
      [`blog ${minWidth.large}`]: {
        gridColumn: 3,
        gridRow: '1 / -1',
        marginBlockStart: theme.space.medium,
        maxInlineSize: '30cqi',
      },
    },
  },
]);
export const socialLink = style({
  minBlockSize: '40px',
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.tight,
  paddingInline: theme.space.medium,
  border: `1px solid ${chosen.line}`,
  borderRadius: theme.radius.full,
  background: chosen.surface,
  color: chosen.ink,
  fontSize: theme.text.size.small,
  textDecoration: 'none',
  transition: `border-color ${theme.motion.state}, color ${theme.motion.state}`,
  ':hover': { borderColor: chosen.accent, color: chosen.accent },
});

export const author = style({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr)',
  gap: theme.space.medium,
  padding: theme.space.large,
  background: chosen.surface,
  border: `1px solid ${chosen.line}`,
  borderRadius: theme.radius.card,
  '@media': { print: { breakInside: 'avoid', marginBlockStart: theme.space.large } },
});
export const tripAuthorPortrait = style({
  inlineSize: '72px',
  blockSize: '72px',
  display: 'grid',
  placeItems: 'center',
  objectFit: 'cover',
  background: chosen.water,
  color: chosen.ink,
  fontWeight: 500,
  borderRadius: theme.radius.full,
});
export const tripAuthorAbout = style({ display: 'grid', gap: theme.space.tight });
export const tripAuthorName = style({ color: chosen.ink, fontSize: '1.25rem', fontWeight: 500, lineHeight: 1.3 });
export const line = style({ color: chosen.muted });
export const blog = style({ color: chosen.accent, fontWeight: 500 });
export const links = style([
  plainList,
  { gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', gap: theme.space.tight },
]);
