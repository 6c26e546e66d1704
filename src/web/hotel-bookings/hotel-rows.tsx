import { useSelector } from '@xstate/react';
import type { OwnHotelsActor } from '#machines/own-hotels/own-hotels.machine.ts';
import type { HotelRow } from '#machines/own-hotels/own-hotels.view.ts';
import { cityNameIn } from '#rules/city-name.ts';
import { useLanguage } from '#web/i18n/language-store.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import * as people from './group-invitation.css.ts';
import { ownHotelsMessages } from './own-hotels.messages.ts';
import * as css from './stay-form.css.ts';

interface RowsProps {
  actor: OwnHotelsActor;
  rows: readonly HotelRow[];
}

export function HotelRows({ actor, rows }: RowsProps) {
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
