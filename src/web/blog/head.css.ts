import { style } from '@vanilla-extract/css';
import { plainList } from '#web/ui/primitives.css.ts';
import { theme } from '#web/ui/theme.css.ts';
import { column } from './blog.css.ts';
import { chosen } from './tokens.css.ts';

export const cover = style({
  position: 'relative',
  overflow: 'hidden',
  blockSize: 'clamp(200px, 40cqi, 520px)',
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

export const head = style([
  column,
  {
    display: 'grid',
    justifyItems: 'center',
    textAlign: 'center',
    gap: theme.space.small,
    paddingBlockEnd: theme.space.vast,
  },
]);
export const portrait = style({
  position: 'relative',
  inlineSize: `min(${chosen.picture.size}, 60cqi)`,
  aspectRatio: '1',
  marginBlockStart: `calc(min(${chosen.picture.size}, 60cqi) * -0.6)`,
  borderRadius: chosen.picture.radius,
  border: `${chosen.picture.border} solid ${chosen.picture.borderColor}`,
  background: chosen.water,
  overflow: 'hidden',
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
  marginBlockStart: theme.space.tight,
  color: chosen.fullName.color,
  fontSize: chosen.fullName.size,
  fontWeight: chosen.fullName.weight,
  fontStyle: chosen.fullName.slant,
  textDecoration: chosen.fullName.line,
  lineHeight: 1.15,
  letterSpacing: '-0.015em',
  textWrap: 'balance',
});
export const about = style({
  maxInlineSize: '36em',
  color: chosen.aboutMe.color,
  fontSize: chosen.aboutMe.size,
  fontWeight: chosen.aboutMe.weight,
  fontStyle: chosen.aboutMe.slant,
  textDecoration: chosen.aboutMe.line,
  lineHeight: 1.65,
  whiteSpace: 'pre-line',
  textWrap: 'pretty',
});
export const social = style([
  plainList,
  {
    marginBlockStart: theme.space.tight,
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: theme.space.tight,
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
