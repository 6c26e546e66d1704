import { useSelector } from '@xstate/react';
import type { Language } from '#contract/language.ts';
import type { RichText } from '#contract/rich-text.ts';
import { plainText } from '#contract/rich-text-words.ts';
import { daysIn } from '#machines/rules/edit-trip.ts';
import type { TripPart } from '#machines/rules/merge-trips.ts';
import { dayTextIn, draftOf, itemIn, pictureIn, requestOf, type TripDraft } from '#machines/rules/trip-draft.ts';
import type { TripEditingActor } from '#machines/trip-editing/trip-editing.machine.ts';
import { conflictsIn, isRemoteArchived } from '#machines/trip-editing/trip-editing.view.ts';
import { cityNameIn } from '#rules/city-name.ts';
import { dayLabel, dollars, rangeLabel } from '#rules/day-labels.ts';
import { useLanguage } from '#web/i18n/language-store.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { rowsOf } from '#web/ui/calendar-days.ts';
import { ConflictChoice } from '#web/ui/conflict-choice.tsx';
import { focusOn } from '#web/ui/focus-field.ts';
import { actions } from '#web/ui/form-page.css.ts';
import { conflictMessages } from './conflict.messages.ts';
import * as css from './trip-editor.css.ts';
import { tripEditorMessages } from './trip-editor.messages.ts';

export function Conflict({ editing }: { editing: TripEditingActor }) {
  const [editor, conflict] = [useMessages(tripEditorMessages), useMessages(conflictMessages)];
  const messages = { ...editor, ...conflict };
  const local = useSelector(editing, ({ context }) => context.draft);
  const remote = useSelector(editing, ({ context }) => context.remote);
  const labels = partLabels(messages, useLanguage(), { local, remote: remote === null ? local : draftOf(remote) });
  const isArchived = useSelector(editing, isRemoteArchived);
  const conflicts = useSelector(editing, conflictsIn).map(({ path, part }) => ({
    path,
    name: labels.name(part),
    mine: labels.value(part, 'local'),
    theirs: labels.value(part, 'remote'),
  }));
  return (
    <section
      className={css.conflict}
      role="alertdialog"
      aria-labelledby="conflict"
      aria-describedby="conflict-text"
      tabIndex={-1}
      ref={focusOn}
    >
      <h2 id="conflict" className={css.panelTitle}>
        {messages.conflictTitle}
      </h2>
      <p id="conflict-text">{isArchived ? messages.archivedElsewhere : messages.conflict}</p>
      {isArchived ? (
        <div className={actions}>
          <Button actor={editing} event={{ type: 'conflict.resolve', paths: [] }}>
            {messages.showArchived}
          </Button>
        </div>
      ) : (
        <ConflictChoice conflicts={conflicts} words={messages} actor={editing} />
      )}
    </section>
  );
}

type Messages = (typeof tripEditorMessages)['en'] & (typeof conflictMessages)['en'];
type Side = 'local' | 'remote';

const maxLetters = 160;
const short = (text: string): string => (text.length > maxLetters ? `${text.slice(0, maxLetters).trim()}…` : text);

function partLabels(messages: Messages, language: Language, sides: Record<Side, TripDraft>) {
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
