import type { Language } from '#contract/language.ts';
import type { RichText } from '#contract/rich-text.ts';
import { plainText } from '#contract/rich-text-words.ts';
import { daysIn } from '#machines/rules/edit-trip.ts';
import type { TripPart } from '#machines/rules/merge-trips.ts';
import { dayTextIn, itemIn, pictureIn, requestOf, type TripDraft } from '#machines/rules/trip-draft.ts';
import { cityNameIn } from '#rules/city-name.ts';
import { dayLabel, dollars, rangeLabel } from '#rules/day-labels.ts';
import { rowsOf } from '#web/ui/calendar-days.ts';
import type { conflictMessages } from './conflict.messages.ts';
import type { tripEditorMessages } from './trip-editor.messages.ts';

type Messages = (typeof tripEditorMessages)['en'] & (typeof conflictMessages)['en'];
type Side = 'local' | 'remote';

const maxLetters = 160;
const short = (text: string): string => (text.length > maxLetters ? `${text.slice(0, maxLetters).trim()}…` : text);

export function partLabels(messages: Messages, language: Language, sides: Record<Side, TripDraft>) {
  const itemName = (id: string) =>
    (itemIn(sides.local, id)?.name || itemIn(sides.remote, id)?.name || messages.unnamed).trim();

  const name = (part: TripPart): string => {
    if (part.kind === 'whole') return itemName(part.id);
    if (part.kind === 'picture') return messages.conflictParts.picture;
    if (part.kind === 'dayText') return messages.dayText(messages.day(dayOfText(part.id, sides)));
    if (part.kind === 'item')
      return `${itemName(part.id)}: ${messages.item[part.field === 'objectType' ? 'type' : part.field]}`;
    return messages.conflictParts[part.kind === 'order' ? part.list : part.field];
  };

  const fieldOf = (field: Extract<TripPart, { kind: 'trip' }>['field'], side: Side): string => {
    const draft = sides[side];
    switch (field) {
      case 'price': {
        const { price } = requestOf(draft);
        const type = messages.types[draft.tripType];
        return price === null ? type : `${type}, ${dollars(price, language)}`;
      }
      case 'coverImage':
        return draft.coverImage === null ? messages.nothing : messages.pictures[side];
      case 'dates':
        return (
          rowsOf(draft.dates)
            .map((row) => rangeLabel(row, language))
            .join(', ') || messages.nothing
        );
      case 'daysFor':
        return messages.daysForHint[draft.daysFor];
      case 'description':
        return short(textIn(draft, draft.description, messages)) || messages.nothing;
      case 'title':
      case 'notes':
      case 'followersLine':
        return short(draft[field].trim()) || messages.nothing;
    }
  };

  const value = (part: TripPart, side: Side): string => {
    const draft = sides[side];
    if (part.kind === 'trip') return fieldOf(part.field, side);
    if (part.kind === 'order')
      return short(part.list === 'plan' ? planOf(draft, messages) : placesOf(draft, language)) || messages.nothing;
    if (part.kind === 'picture' || part.kind === 'dayText') return wordsIn(draft, part, messages) || messages.nothing;
    const item = itemIn(draft, part.id);
    if (item === undefined) return messages.removed;
    if (part.kind === 'whole') return messages.changed;
    if (part.field === 'objectType') return messages.itemTypes[item.objectType];
    if (part.field === 'date') return item.date === null ? messages.item.noDate : dayLabel(item.date, language);
    return item[part.field] || messages.nothing;
  };

  return { name, value };
}

const dayOfText = (id: string, { local, remote }: Record<Side, TripDraft>): number =>
  (dayTextIn(local, id) ?? dayTextIn(remote, id))?.dayNumber ?? 1;

function wordsIn(
  draft: TripDraft,
  part: Extract<TripPart, { kind: 'picture' | 'dayText' }>,
  messages: Messages,
): string | undefined {
  if (part.kind === 'picture') {
    const { alt = '', caption = '', focus } = pictureIn(draft, part.key) ?? {};
    return [alt, caption, focus ? `${focus.x}% × ${focus.y}%` : ''].filter(Boolean).join(' · ');
  }
  const text = dayTextIn(draft, part.id)?.text;
  return text && short(textIn(draft, text, messages));
}

/** Names the pictures too: two texts may differ in them alone. */
const textIn = (draft: TripDraft, { content }: RichText, { picture }: Messages): string =>
  content
    .map((block) =>
      block.type === 'picture'
        ? `[${pictureIn(draft, block.attrs.key)?.alt || picture.cover}]`
        : plainText({ type: 'doc', content: [block] }),
    )
    .join('\n\n')
    .trim();

const placesOf = ({ places }: TripDraft, language: Language): string =>
  places.map(({ cityName }) => cityNameIn(cityName, language)).join(' → ');

const planOf = (draft: TripDraft, messages: Messages): string =>
  daysIn(draft)
    .map(
      ({ items }, index) =>
        `${messages.day(index + 1)}: ${items.map((each) => each.name || messages.unnamed).join(', ') || messages.nothing}`,
    )
    .join(' · ');
