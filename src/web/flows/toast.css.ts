import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { below } from '#web/ui/breakpoints.ts';
import { rises } from '#web/ui/motion.css.ts';
import { bareButton } from '#web/ui/primitives.css.ts';
import { theme } from '#web/ui/theme.css.ts';

export const region = style({
  position: 'fixed',
  insetInline: theme.space.medium,
  insetBlockEnd: theme.space.large,
  display: 'grid',
  justifyItems: 'center',
  pointerEvents: 'none',
  zIndex: 5,
});
/** At the top on phones, where a question may stand at the lower edge. */
globalStyle(`:root:has([data-dialog="narrow"], [data-dialog="sheet"]) ${region}`, {
  '@media': { [below.small]: { insetBlock: `${theme.space.medium} auto` } },
});
const base = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.small,
  maxInlineSize: '480px',
  paddingBlock: theme.space.hair,
  paddingInline: `${theme.space.medium} ${theme.space.hair}`,
  background: theme.colour.ink,
  color: theme.colour.paper,
  borderRadius: theme.radius.control,
  borderInlineStart: '4px solid transparent',
  boxShadow: theme.shadow,
  /** In forced colours there is no shadow. */
  outline: '1px solid transparent',
  overflowWrap: 'anywhere',
  pointerEvents: 'auto',
});
export const toast = styleVariants({
  plain: [base, rises],
  success: [base, rises, { borderInlineStartColor: theme.colour.success }],
  danger: [base, rises, { borderInlineStartColor: theme.colour.danger }],
});
export const dismiss = style([
  bareButton,
  {
    flexShrink: 0,
    inlineSize: '40px',
    blockSize: '40px',
    display: 'grid',
    placeItems: 'center',
    borderRadius: theme.radius.control,
    ':focus-visible': { outlineColor: theme.colour.paper, outlineOffset: '-4px' },
  },
]);
