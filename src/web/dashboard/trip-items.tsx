import { itemsOf } from '#rules/blog-page.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { tripMessages } from './trip.messages.ts';
import type { OfTrip } from './trip-settings.tsx';
import * as css from './trips-tab.css.ts';

export function TripItems({ editing, trip, hidden }: OfTrip & { hidden: ReadonlySet<string> }) {
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
