import { style } from '@vanilla-extract/css';
import { theme } from '#web/ui/theme.css.ts';
import { column } from './blog.css.ts';
import { input as line } from './follow-form.css.ts';
import { chosen } from './tokens.css.ts';

export const page = style([
  column,
  {
    paddingBlockStart: theme.space.wide,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 640px)',
    justifyItems: 'start',
    gap: theme.space.large,
  },
]);
export const title = style({
  color: chosen.ink,
  fontSize: 'clamp(1.75rem, 1.4rem + 1.2cqi, 2.25rem)',
  fontWeight: 500,
  lineHeight: 1.2,
  textWrap: 'balance',
});
export const note = style({ color: chosen.muted, textWrap: 'pretty' });
export const form = style({ inlineSize: '100%', display: 'grid', justifyItems: 'start', gap: theme.space.medium });
export const field = style({ inlineSize: '100%', display: 'grid', gap: theme.space.hair });
export const label = style({ color: chosen.ink, fontSize: theme.text.size.small, fontWeight: 600 });
/** The palette of a blog has no red that is readable on every background: an error is bold, its border thick. */
export const input = style([
  line,
  { background: chosen.surface, selectors: { '&[aria-invalid]': { border: `2px solid ${chosen.ink}` } } },
]);
export const text = style([
  input,
  { paddingBlock: theme.space.small, minBlockSize: '10rem', lineHeight: 1.5, resize: 'vertical' },
]);
export const error = style({ color: chosen.ink, fontWeight: 600 });
export const messages = style({ inlineSize: '100%', margin: 0, display: 'grid', gap: theme.space.medium });
export const author = style({ color: chosen.ink, fontWeight: 600 });
export const quote = style({
  margin: 0,
  paddingBlock: theme.space.tight,
  paddingInlineStart: theme.space.medium,
  color: chosen.ink,
  borderInlineStart: `3px solid ${chosen.accent}`,
  whiteSpace: 'pre-line',
});
