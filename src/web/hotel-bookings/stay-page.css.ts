import { style } from '@vanilla-extract/css';
import { below, from, minWidth } from '#web/ui/breakpoints.ts';
import { area } from '#web/ui/field.css.ts';
import { hidden } from '#web/ui/hidden.css.ts';
import { cardSurface, displayTitle, flexRow, mutedText, plainList } from '#web/ui/primitives.css.ts';
import { theme } from '#web/ui/theme.css.ts';

export const head = style({ display: 'grid', gap: theme.space.tight });
export const headLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${theme.space.hair} ${theme.space.medium}`,
  color: theme.colour.muted,
  fontVariantNumeric: 'tabular-nums',
});
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.wide,
  alignItems: 'start',
  '@container': { [minWidth.medium]: { gridTemplateColumns: 'minmax(0, 1fr) 320px' } },
});
export const frame = style({
  display: 'grid',
  gap: theme.space.large,
  minInlineSize: 0,
  containerType: 'inline-size',
  overflowWrap: 'anywhere',
});
export const main = style({ display: 'grid', gap: theme.space.wide, minInlineSize: 0 });
export const section = style({ display: 'grid', gap: theme.space.medium, minInlineSize: 0 });
export const subtitle = style([displayTitle, { fontSize: '1.25rem' }]);

const card = style([
  cardSurface,
  { display: 'grid', gap: theme.space.small, padding: theme.space.large, minInlineSize: 0 },
]);
export const message = card;
export const next = card;
export const nextForYou = style([card, { borderInlineStart: `4px solid ${theme.colour.coral}` }]);
export const nextHead = style([flexRow, { justifyContent: 'space-between' }]);
export const step = style({ fontSize: theme.text.size.large, textWrap: 'pretty' });
export const due = style({ color: theme.colour.muted, fontVariantNumeric: 'tabular-nums' });
export const quote = style({
  paddingInlineStart: theme.space.medium,
  borderInlineStart: `2px solid ${theme.colour.line}`,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});
export const actions = flexRow;
export const doing = style([mutedText, { ':empty': { display: 'none' } }]);
export const moves = style({ display: 'grid', ':empty': { display: 'none' } });
export const move = style({
  borderBlockStart: `1px solid ${theme.colour.line}`,
  selectors: { '&[open]': { paddingBlockEnd: theme.space.medium } },
});
export const moveName = style({
  minBlockSize: '44px',
  display: 'flex',
  alignItems: 'center',
  color: theme.colour.sea,
  fontWeight: 600,
  cursor: 'pointer',
  ':hover': { textDecoration: 'underline' },
});
export const moveForm = style({ display: 'grid', gap: theme.space.medium });
export const lines = area;
export const outcomes = style({
  margin: 0,
  padding: 0,
  border: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${theme.space.large}`,
});
export const outcome = style({
  minBlockSize: '44px',
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.tight,
  cursor: 'pointer',
});
export const radio = style({ inlineSize: '20px', blockSize: '20px', margin: 0, accentColor: theme.colour.sea });
export const hint = mutedText;
export const offer = style([card, { background: theme.colour.sunken }]);
export const offerHotel = style({ fontSize: theme.text.size.large, fontWeight: 600, overflowWrap: 'anywhere' });

export const thread = style([
  plainList,
  {
    paddingInlineStart: theme.space.large,
    marginInlineStart: '6px',
    borderInlineStart: `2px solid ${theme.colour.line}`,
    display: 'grid',
    gap: theme.space.medium,
  },
]);
export const event = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${theme.space.small}`,
  '::before': {
    content: '',
    position: 'absolute',
    insetInlineStart: 'calc(-24px - 7px)',
    insetBlockStart: '7px',
    inlineSize: '12px',
    blockSize: '12px',
    borderRadius: theme.radius.full,
    background: theme.colour.paper,
    border: `2px solid ${theme.colour.sea}`,
    boxSizing: 'border-box',
  },
});
export const eventWords = style({ overflowWrap: 'anywhere' });
export const eventReason = style({ flexBasis: '100%', color: theme.colour.muted, overflowWrap: 'anywhere' });
export const time = style({
  color: theme.colour.muted,
  fontSize: theme.text.size.tiny,
  fontVariantNumeric: 'tabular-nums',
});
export const note = style([
  cardSurface,
  { display: 'grid', gap: theme.space.hair, padding: `${theme.space.small} ${theme.space.medium}` },
]);
export const ownNote = style([note, { background: theme.colour.sunken }]);
export const noteHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${theme.space.small}`,
});
export const noteText = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
export const noteForm = style({ display: 'grid', gap: theme.space.small });

export const summary = style([card, { gap: theme.space.medium }]);
export const tiles = style({
  maxInlineSize: '360px',
  display: 'flex',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: theme.space.tight,
});
export const day = style({ margin: 0, display: 'grid', gap: theme.space.hair });
export const hiddenDay = hidden;
export const nights = style([
  mutedText,
  {
    flex: 1,
    alignSelf: 'center',
    textAlign: 'center',
    borderBlockStart: `1px dashed ${theme.colour.field}`,
    marginBlockStart: theme.space.large,
    paddingBlockStart: theme.space.hair,
  },
]);
export const facts = style({
  margin: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(200px, 100%), 1fr))',
  gap: theme.space.small,
});
export const fact = style({ display: 'grid', alignContent: 'start', gap: '2px' });
export const wholeFact = style([fact, { gridColumn: '1 / -1' }]);
export const term = style({ color: theme.colour.muted, fontSize: theme.text.size.tiny, fontWeight: 600 });
export const value = style({ margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere', textWrap: 'pretty' });
export const other = style({ fontSize: theme.text.size.small });

const office = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space.wide,
  alignItems: 'start',
  '@media': { [from.large]: { gridTemplateColumns: '440px minmax(0, 1fr)' } },
});
export const officeWithStay = style([office]);
/** Without a stay the list has the room of a table. */
export const listAlone = style([office, { '@media': { [from.wide]: { gridTemplateColumns: 'minmax(0, 1fr)' } } }]);
export const panel = style({
  display: 'grid',
  gap: theme.space.large,
  minInlineSize: 0,
  containerType: 'inline-size',
  '@media': { [below.large]: { selectors: { [`${officeWithStay} > &`]: { order: -1 } } } },
});
export const choice = style({ '@media': { [below.large]: { display: 'none' }, [from.wide]: { display: 'none' } } });
export const panelHead = style({ display: 'flex', alignItems: 'center', gap: theme.space.medium });
export const panelName = style([displayTitle, { overflowWrap: 'anywhere' }]);
