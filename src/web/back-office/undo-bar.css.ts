import { style } from '@vanilla-extract/css';
import { below } from '#web/ui/breakpoints.ts';
import { theme } from '#web/ui/theme.css.ts';
import { decisionBar, taker } from './back-office.css.ts';

/** The newest bar is lowest, so that the oldest leaves without moving the others. */
export const bar = style({
  position: 'fixed',
  insetInline: theme.space.medium,
  insetBlockEnd: theme.space.medium,
  marginInline: 'auto',
  maxInlineSize: '560px',
  maxBlockSize: '50vh',
  zIndex: 4,
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: theme.space.tight,
  overflowY: 'auto',
  selectors: {
    '&:empty': { display: 'none' },
    [`html:has(${decisionBar}) &`]: { insetBlockEnd: '84px' },
    [`html:has(${decisionBar} > ${taker}) &`]: { insetBlockEnd: '116px' },
    [`html:has(${decisionBar} > [open]) &`]: { insetBlock: `${theme.space.medium} auto` },
  },
  // The buttons of a decision take two lines, as does who has taken it.
  '@media': {
    [below.small]: {
      selectors: {
        [`html:has(${decisionBar}) &`]: { insetBlockEnd: '144px' },
        [`html:has(${decisionBar} > ${taker}) &`]: { insetBlockEnd: '144px' },
        [`html:has(${decisionBar} > [open]) &`]: { insetBlockEnd: 'auto' },
      },
    },
  },
});
export const slip = style({ boxShadow: theme.shadow, borderRadius: theme.radius.control, flexShrink: 0 });
export const remaining = style({ fontVariantNumeric: 'tabular-nums' });
