import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from './theme.css.ts';

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.space.tight,
  minBlockSize: '44px',
  paddingBlock: theme.space.tight,
  paddingInline: theme.space.large,
  lineHeight: 1.35,
  border: '1px solid transparent',
  borderRadius: theme.radius.control,
  fontWeight: 600,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: `background ${theme.motion.state}, border-color ${theme.motion.state}, opacity ${theme.motion.state}`,
});

const unpressable = '&[aria-disabled="true"]';
const dull = {
  cursor: 'not-allowed',
  background: theme.colour.sunken,
  color: theme.colour.muted,
  borderColor: theme.colour.line,
};

export const button = styleVariants({
  primary: [
    base,
    {
      background: theme.colour.sea,
      color: theme.colour.onSea,
      ':hover': { filter: 'brightness(1.08)' },
      selectors: { [unpressable]: { ...dull, filter: 'none' } },
    },
  ],
  secondary: [
    base,
    {
      background: theme.colour.surface,
      borderColor: theme.colour.field,
      color: theme.colour.ink,
      selectors: { [unpressable]: dull },
    },
  ],
  danger: [
    base,
    {
      background: theme.colour.danger,
      color: theme.colour.onSea,
      ':hover': { filter: 'brightness(1.08)' },
      selectors: { [unpressable]: { ...dull, filter: 'none' } },
    },
  ],
  quiet: [
    base,
    {
      background: 'transparent',
      color: theme.colour.sea,
      paddingInline: theme.space.small,
      selectors: { [unpressable]: { ...dull, background: 'transparent', borderColor: 'transparent' } },
    },
  ],
});
