import { style } from '@vanilla-extract/css';
import { mutedText } from '#web/ui/primitives.css.ts';
import { theme } from '#web/ui/theme.css.ts';

export const group = style({
  minInlineSize: 0,
  display: 'grid',
  gap: theme.space.medium,
  paddingBlockStart: theme.space.large,
  borderBlockStart: `1px solid ${theme.colour.line}`,
  selectors: { 'h2 + &': { paddingBlockStart: 0, borderBlockStart: 0 } },
});
export const title = style({ fontSize: theme.text.size.large, fontWeight: 600 });
export const lead = mutedText;
export const pair = style({ display: 'grid', gap: theme.space.tight });
export const twoFields = style({
  display: 'grid',
  gap: `${theme.space.tight} ${theme.space.medium}`,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(160px, 100%), 1fr))',
});
export const rows = style({ display: 'grid', gap: theme.space.tight });

export const answers = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space.small,
  marginBlockStart: theme.space.small,
});
