import { style } from '@vanilla-extract/css';
import { below, minWidth } from './breakpoints.ts';
import { bareButton, displayTitle, flexRow, mutedText } from './primitives.css.ts';
import { theme } from './theme.css.ts';

export const header = style({
  containerType: 'inline-size',
  borderBlockEnd: `1px solid ${theme.colour.line}`,
  '@media': { print: { display: 'none' } },
});
export const row = style([
  flexRow,
  {
    justifyContent: 'space-between',
    gap: `0 ${theme.space.medium}`,
    paddingBlock: theme.space.hair,
    paddingInline: theme.space.medium,
    '@container': {
      [minWidth.small]: {
        flexWrap: 'nowrap',
        columnGap: theme.space.large,
        paddingBlock: '7px',
        paddingInline: theme.space.wide,
      },
    },
  },
]);
export const wordmark = style([
  displayTitle,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: theme.space.tight,
    fontSize: '1.5rem',
    color: theme.colour.sea,
    textDecoration: 'none',
  },
]);
export const tools = style([
  flexRow,
  {
    gap: theme.space.hair,
    flexWrap: 'nowrap',
    '@media': { [below.tiny]: { gap: 0, marginInlineEnd: `calc(-1 * ${theme.space.small})` } },
  },
]);
export const name = style([mutedText, { whiteSpace: 'nowrap', '@media': { [below.wide]: { display: 'none' } } }]);
export const tool = style([
  mutedText,
  bareButton,
  {
    minBlockSize: '40px',
    minInlineSize: '40px',
    paddingInline: theme.space.tight,
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: theme.radius.control,
    fontWeight: 600,
  },
]);
