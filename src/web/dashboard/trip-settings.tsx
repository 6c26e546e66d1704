import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { type StyledTripText, styledTripTexts } from '#contract/blog-choices.ts';
import type { TextTokens } from '#contract/blog-page.ts';
import type { Trip } from '#contract/creator.ts';
import type { BlogEditingActor } from '#machines/blog-editing/blog-editing.machine.ts';
import { previewedDraft } from '#machines/blog-editing/draft.ts';
import { paletteOf } from '#machines/rules/blog-palette.ts';
import type { TripElement } from '#machines/rules/blog-setting.ts';
import { coverOf, itemsOf } from '#rules/blog-page.ts';
import { blogSettings } from '#rules/blog-settings.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { coverSources } from '#web/ui/picture-sources.ts';
import { Switch } from '#web/ui/switch.tsx';
import { TextStyleFields } from './text-style-fields.tsx';
import { tripMessages } from './trip.messages.ts';
import * as css from './trips-tab.css.ts';

interface OfTrip {
  editing: BlogEditingActor;
  trip: Trip;
}

const elements = [
  'showDescription',
  'showLocations',
  'showPeriod',
  'showItinerary',
  'showTripType',
] as const satisfies readonly TripElement[];

const [titleSizes, textSizes] = [
  [18, 20, 24, 28, 32],
  [12, 14, 16, 18, 20],
];

export function TripSettings({ editing, trip, isHighlighted }: OfTrip & { isHighlighted: boolean }) {
  const messages = useMessages(tripMessages);
  const draft = useSelector(editing, ({ context }) => previewedDraft(context));
  const hasOthers = useSelector(editing, ({ context }) => context.facts.trips.length > 1);
  const { style, tripOf } = useMemo(() => blogSettings(draft, 'page'), [draft]);
  const settings = tripOf(trip._id);
  const ground = paletteOf(style.background).surface;
  const of = { trip: trip._id };
  return (
    <div className={css.settings}>
      <Cover trip={trip} />
      <Switch
        label={messages.highlight}
        hint={messages.highlightHint}
        isOn={isHighlighted}
        actor={editing}
        event={(next) => ({ type: 'trip.highlight', ...of, isHighlighted: next })}
      />
      <fieldset className={css.group}>
        <legend className={css.groupTitle}>{messages.elementsTitle}</legend>
        {elements.map((element) => (
          <Switch
            key={element}
            label={messages.elements[element]}
            isOn={settings[element]}
            actor={editing}
            event={(isShown) => ({ type: 'trip.element', ...of, element, isShown })}
          />
        ))}
      </fieldset>
      <fieldset className={css.group}>
        <legend className={css.groupTitle}>{messages.textsTitle}</legend>
        {styledTripTexts.map((text) => (
          <TextStyle
            key={text}
            {...{ editing, trip, text, ground }}
            value={settings.styles[text]}
            chosenColour={draft.vayaDisplaySettings?.[trip._id]?.textStyles?.[text]?.color ?? null}
          />
        ))}
        {hasOthers ? (
          <Button look="secondary" actor={editing} event={{ type: 'trip.styleOthers', ...of }}>
            {messages.styleOthers}
          </Button>
        ) : null}
      </fieldset>
      {settings.showItinerary && trip.itinerary.length > 0 ? (
        <TripItems editing={editing} trip={trip} hidden={settings.hiddenItems} />
      ) : null}
    </div>
  );
}

function Cover({ trip }: Pick<OfTrip, 'trip'>) {
  const messages = useMessages(tripMessages);
  const cover = coverOf(trip);
  if (cover === null) return <p className={css.noCover}>{messages.noCover}</p>;
  return (
    <img
      {...coverSources(cover)}
      sizes="(min-width: 700px) 620px, 92vw"
      className={css.cover}
      width={960}
      height={720}
      alt={messages.cover(trip.title.trim() || messages.untitled)}
      decoding="async"
    />
  );
}

interface TextStyleProps extends OfTrip {
  text: StyledTripText;
  value: TextTokens;
  chosenColour: string | null;
  ground: string;
}

function TextStyle({ editing, trip: { _id: trip }, text, value, chosenColour, ground }: TextStyleProps) {
  const messages = useMessages(tripMessages);
  return (
    <TextStyleFields
      editing={editing}
      setting={{ kind: 'tripText', trip, text, name: 'color' }}
      isOpen
      label={messages.texts[text]}
      value={value}
      chosenColour={chosenColour}
      ground={ground}
      sizes={text === 'title' ? titleSizes : textSizes}
      onChange={(change) => editing.send({ type: 'trip.text', trip, text, change })}
    />
  );
}

function TripItems({ editing, trip, hidden }: OfTrip & { hidden: ReadonlySet<string> }) {
  const messages = useMessages(tripMessages);
  return (
    <fieldset className={css.group}>
      <legend className={css.groupTitle}>{messages.itemsTitle}</legend>
      <ul className={css.items}>
        {itemsOf(trip).map(({ id, name, dayNumber }) => {
          const isShown = !hidden.has(id);
          return (
            <li key={id} className={css.item}>
              <span className={css.itemSwitch}>
                <Switch
                  label={`${messages.dayNumber(dayNumber)} · ${name}`}
                  isOn={isShown}
                  actor={editing}
                  event={(next) => ({ type: 'trip.item', trip: trip._id, item: id, isShown: next })}
                />
              </span>
              <span className={css.itemBadge}>
                <Badge tone={isShown ? 'success' : 'plain'}>
                  {isShown ? messages.itemVisible : messages.itemHidden}
                </Badge>
              </span>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
