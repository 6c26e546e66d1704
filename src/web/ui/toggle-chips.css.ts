import { style } from '@vanilla-extract/css';
import { label } from './field.css.ts';
import { theme } from './theme.css.ts';

export const group = style({ margin: 0, padding: 0, border: 0, minInlineSize: 0, scrollMarginBlock: '96px' });
export const legend = style([label, { padding: `0 0 ${theme.space.tight}` }]);
export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.tight });
export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.hair,
  minBlockSize: '44px',
  paddingInline: theme.space.medium,
  background: theme.colour.surface,
  border: `1px solid ${theme.colour.field}`,
  borderRadius: theme.radius.full,
  fontSize: theme.text.size.small,
  fontWeight: 500,
  cursor: 'pointer',
  transition: `background ${theme.motion.state}, border-color ${theme.motion.state}`,
  selectors: {
    '&[aria-pressed="true"]': {
      background: theme.colour.sea,
      borderColor: theme.colour.sea,
      color: theme.colour.onSea,
    },
  },
  ':disabled': { cursor: 'not-allowed', opacity: 0.7 },
});
