import { style } from '@vanilla-extract/css';
import { label } from '#web/ui/field.css.ts';
import { cardSurface, mutedText } from '#web/ui/primitives.css.ts';
import { theme } from '#web/ui/theme.css.ts';

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: theme.space.small,
});
export const address = style({ gridColumn: '1 / -1' });
export const message = style({ fontSize: theme.text.size.small });
export const summary = style({
  inlineSize: 'fit-content',
  minBlockSize: '44px',
  lineHeight: '44px',
  fontWeight: 600,
  cursor: 'pointer',
});
export const code = style({
  display: 'block',
  inlineSize: 'min(240px, 100%)',
  border: `1px solid ${theme.colour.line}`,
  borderRadius: theme.radius.card,
});

export const figure = style({ margin: 0, display: 'grid', gap: theme.space.tight });
export const caption = label;
export const card = style([cardSurface, { maxInlineSize: '480px', overflow: 'hidden' }]);
export const picture = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '1200 / 630',
  objectFit: 'cover',
  background: theme.colour.sunken,
});
export const text = style({ display: 'grid', gap: theme.space.hair, padding: theme.space.medium, minInlineSize: 0 });
const cut = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
});
export const host = style([cut, { WebkitLineClamp: 1, color: theme.colour.muted, fontSize: theme.text.size.tiny }]);
export const title = style([cut, { WebkitLineClamp: 2, fontWeight: 600 }]);
export const sharingFieldsLine = style([cut, mutedText, { WebkitLineClamp: 2 }]);
