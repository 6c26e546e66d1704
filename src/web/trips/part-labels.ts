import { daysIn } from '#machines/rules/edit-trip.ts';
import { itemIn, type TripPart } from '#machines/rules/merge-trips.ts';
import { requestOf, type TripDraft } from '#machines/rules/trip-draft.ts';
import { dayLabel, dollars, rangeLabel } from '#rules/day-labels.ts';
import type { Language } from '#web/i18n/language-store.ts';
import { rowsOf } from '#web/ui/calendar-days.ts';
import type { tripEditorMessages } from './trip-editor.messages.ts';

type Words = (typeof tripEditorMessages)['en'];
type Side = 'mine' | 'theirs';

const maxLetters = 160;
const short = (text: string): string => (text.length > maxLetters ? `${text.slice(0, maxLetters).trim()}…` : text);

export function partLabels(words: Words, language: Language, sides: Record<Side, TripDraft>) {
  const itemName = (id: string) =>
    (itemIn(sides.mine, id)?.name || itemIn(sides.theirs, id)?.name || words.unnamed).trim();

  const name = (part: TripPart): string => {
    if (part.kind === 'whole') return itemName(part.id);
    if (part.kind === 'item')
      return `${itemName(part.id)}: ${words.item[part.field === 'objectType' ? 'type' : part.field]}`;
    return words.conflictParts[part.kind === 'order' ? part.list : part.field];
  };

  const fieldOf = (field: Extract<TripPart, { kind: 'trip' }>['field'], side: Side): string => {
    const draft = sides[side];
    switch (field) {
      case 'price': {
        const { price } = requestOf(draft);
        const type = words.types[draft.tripType];
        return price === null ? type : `${type}, ${dollars(price, language)}`;
      }
      case 'coverImage':
        return draft.coverImage === null ? words.nothing : words.pictures[side];
      case 'dates':
        return (
          rowsOf(draft.dates)
            .map((row) => rangeLabel(row, language))
            .join(', ') || words.nothing
        );
      case 'daysFor':
        return words.daysForHint[draft.daysFor];
      case 'title':
      case 'description':
      case 'notes':
        return short(draft[field].trim()) || words.nothing;
    }
  };

  const value = (part: TripPart, side: Side): string => {
    const draft = sides[side];
    if (part.kind === 'trip') return fieldOf(part.field, side);
    if (part.kind === 'order')
      return (
        short(part.list === 'plan' ? planOf(draft, words) : draft.places.map(({ cityName }) => cityName).join(' → ')) ||
        words.nothing
      );
    const item = itemIn(draft, part.id);
    if (item === undefined) return words.takenOut;
    if (part.kind === 'whole') return words.changed;
    if (part.field === 'objectType') return words.itemTypes[item.objectType];
    if (part.field === 'date') return item.date === null ? words.item.noDate : dayLabel(item.date, language);
    return item[part.field] || words.nothing;
  };

  return { name, value };
}

const planOf = (draft: TripDraft, words: Words): string =>
  daysIn(draft)
    .map(
      ({ items }, index) =>
        `${words.day(index + 1)}: ${items.map((each) => each.name || words.unnamed).join(', ') || words.nothing}`,
    )
    .join(' · ');
