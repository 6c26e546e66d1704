import { style, styleVariants } from '@vanilla-extract/css';
import { cardSurface, plainList } from '#web/ui/primitives.css.ts';
import { theme } from '#web/ui/theme.css.ts';

export const path = style([plainList, { display: 'grid' }]);
const anyStep = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '22px minmax(0, 1fr)',
  gap: theme.space.medium,
  paddingBlockEnd: theme.space.large,
  selectors: {
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: '10px',
      insetBlock: '26px 2px',
      borderInlineStart: `2px solid ${theme.colour.line}`,
    },
  },
});
export const mark = style({ marginBlockStart: '1px' });
export const stepWords = style({ display: 'grid', gap: theme.space.hair, minInlineSize: 0, justifyItems: 'start' });
export const stepName = style({ fontWeight: 600, overflowWrap: 'anywhere' });
export const step = styleVariants({
  done: [
    anyStep,
    {
      color: theme.colour.success,
      selectors: { '&:not(:last-child)::before': { borderColor: theme.colour.success } },
    },
  ],
  current: [anyStep, { color: theme.colour.sea, '@media': { '(forced-colors: active)': { outline: 'none' } } }],
  ahead: [anyStep, { color: theme.colour.muted }],
  ended: [anyStep, { color: theme.colour.danger }],
});
export const reason = style({
  display: 'grid',
  gap: theme.space.small,
  padding: theme.space.large,
  background: theme.colour.sunken,
  borderInlineStart: `4px solid ${theme.colour.sea}`,
  borderRadius: theme.radius.control,
});
export const text = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere', color: theme.colour.muted });
export const question = style([cardSurface, { display: 'grid', gap: theme.space.medium, padding: theme.space.large }]);
export const questionTitle = style({ fontSize: theme.text.size.lead, fontWeight: 600 });
export const next = style({ display: 'grid', gap: theme.space.small, textAlign: 'start', paddingInlineStart: '1.4em' });
