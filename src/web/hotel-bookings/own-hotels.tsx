import { useSelector } from '@xstate/react';
import type { OwnHotel } from '#contract/hotel-booking.ts';
import type { OwnHotelsActor } from '#machines/own-hotels/own-hotels.machine.ts';
import { type HotelRow, isKnown, isManaging, isRefused, rowsIn } from '#machines/own-hotels/own-hotels.view.ts';
import { isSameValue } from '#machines/rules/same-value.ts';
import { placeOf } from '#machines/stay-form/stay-draft.ts';
import type { StayFormActor } from '#machines/stay-form/stay-form.machine.ts';
import { cityNameIn } from '#rules/city-name.ts';
import { useLanguage } from '#web/i18n/language-store.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Button, PlainButton } from '#web/ui/button.tsx';
import { RefusalBanner } from '#web/ui/refusal-banner.tsx';
import { RetryBanner } from '#web/ui/retry-banner.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import * as people from './group-invitation.css.ts';
import { ownHotelsMessages } from './own-hotels.messages.ts';
import * as css from './stay-form.css.ts';
import { useDraft } from './use-stay-draft.ts';

interface HotelsProps {
  hotels: OwnHotelsActor;
  stay: StayFormActor;
}

/** The sponsor chooses a kept hotel, or opens the list to change it. */
export function OwnHotels({ hotels, stay }: HotelsProps) {
  const messages = useMessages(ownHotelsMessages);
  const managing = useSelector(hotels, isManaging);
  const failed = useSelector(hotels, (snapshot) => snapshot.matches('failed'));
  const rows = useSelector(hotels, rowsIn, isSameValue);
  if (failed) return <RetryBanner onRetry={() => hotels.send({ type: 'call.retry' })}>{messages.failed}</RetryBanner>;
  if (rows.length === 0 && !managing) return <Refusal hotels={hotels} />;
  return (
    <section className={css.offered} aria-labelledby="own-hotels">
      <div className={css.listHead}>
        <span id="own-hotels" className={css.label}>
          {messages.yours}
        </span>
        <Button look="quiet" actor={hotels} event={{ type: managing ? 'change.leave' : 'hotels.open' }}>
          {managing ? messages.done : messages.manage}
        </Button>
      </div>
      {managing ? (
        <HotelRows actor={hotels} rows={rows} />
      ) : (
        <div className={css.actions}>
          {rows.map(({ hotel }) => (
            <PlainButton
              key={hotel._id}
              className={css.offeredDay}
              actor={stay}
              event={{ type: 'hotel.choose', hotel: placeOf(hotel) }}
            >
              <HotelName hotel={hotel} />
            </PlainButton>
          ))}
        </div>
      )}
      <Refusal hotels={hotels} />
    </section>
  );
}

function HotelName({ hotel: { hotelName, cityName } }: { hotel: OwnHotel }) {
  const language = useLanguage();
  return (
    <>
      <bdi>{hotelName}</bdi>, <bdi>{cityNameIn(cityName, language)}</bdi>
    </>
  );
}

function Refusal({ hotels }: { hotels: OwnHotelsActor }) {
  const messages = useMessages(ownHotelsMessages);
  const refused = useSelector(hotels, isRefused);
  const message = useSelector(hotels, ({ context }) => context.message);
  if (!refused) return null;
  return (
    <RefusalBanner takesFocus={false} onDismiss={() => hotels.send({ type: 'banner.dismiss' })}>
      {message || messages.notChanged}
    </RefusalBanner>
  );
}

/** What the form says about its hotel: it is kept already, or can be kept. */
export function KeepHotel({ hotels, stay }: HotelsProps) {
  const messages = useMessages(ownHotelsMessages);
  const hotel = useDraft(stay, placeOf, isSameValue);
  const isBusy = useSelector(hotels, (snapshot) => snapshot.matches('keeping'));
  const mayKeep = useSelector(hotels, (snapshot) => snapshot.can({ type: 'hotel.keep', hotel }));
  const known = useSelector(hotels, isKnown(hotel));
  if (known && !mayKeep && !isBusy) return <p className={css.hint}>{messages.kept}</p>;
  if (!mayKeep && !isBusy) return null;
  return (
    <div className={css.actions}>
      <Button look="quiet" actor={hotels} event={{ type: 'hotel.keep', hotel }}>
        {isBusy ? messages.keeping : known ? messages.replace : messages.keep}
      </Button>
    </div>
  );
}

interface RowsProps {
  actor: OwnHotelsActor;
  rows: readonly HotelRow[];
}

function HotelRows({ actor, rows }: RowsProps) {
  return (
    <ul className={people.people}>
      {rows.map((row) => (
        <li key={row.hotel.hotelName} className={people.person}>
          <Row actor={actor} row={row} />
        </li>
      ))}
    </ul>
  );
}

function Row({ actor, row: { hotel, isRemoved } }: { actor: OwnHotelsActor; row: HotelRow }) {
  const messages = useMessages(ownHotelsMessages);
  const language = useLanguage();
  const isRenamed = useSelector(actor, ({ context }) => context.renamed === hotel._id);
  const { _id: id, hotelName, cityName } = hotel;
  return (
    <>
      <div className={people.row}>
        <span className={isRemoved ? people.nameLeftOut : people.name}>
          <bdi>{hotelName}</bdi>, <bdi>{cityNameIn(cityName, language)}</bdi>
        </span>
        <span className={people.tools}>
          {isRemoved ? (
            <span className={people.standing}>{messages.removed}</span>
          ) : (
            <Button
              look="quiet"
              aria-label={messages.rename(hotelName)}
              actor={actor}
              event={{ type: 'hotel.rename', id }}
            >
              {messages.renameShort}
            </Button>
          )}
          <Button
            look="quiet"
            aria-label={(isRemoved ? messages.undo : messages.remove)(hotelName)}
            actor={actor}
            event={{ type: isRemoved ? 'removal.undo' : 'hotel.remove', id }}
          >
            {isRemoved ? messages.undoShort : messages.removeShort}
          </Button>
        </span>
      </div>
      {isRenamed ? <NewName actor={actor} /> : null}
    </>
  );
}

/** No form: it stands in the form of the stay, where Enter would send the stay. */
function NewName({ actor }: { actor: OwnHotelsActor }) {
  const messages = useMessages(ownHotelsMessages);
  const name = useSelector(actor, ({ context }) => context.name);
  return (
    <div className={people.own}>
      <TextField
        label={messages.newName}
        maxLength={120}
        autoComplete="off"
        value={name}
        onText={(text) => actor.send({ type: 'name.type', name: text })}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          actor.send({ type: 'name.confirm' });
        }}
      />
      <div className={css.actions}>
        <Button look="secondary" actor={actor} event={{ type: 'name.confirm' }}>
          {messages.saveName}
        </Button>
        <Button look="quiet" actor={actor} event={{ type: 'change.leave' }}>
          {messages.cancel}
        </Button>
      </div>
    </div>
  );
}
