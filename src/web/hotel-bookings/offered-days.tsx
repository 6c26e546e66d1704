import { useSelector } from '@xstate/react';
import type { StayFormActor } from '#machines/stay-form/stay-form.machine.ts';
import { cityNameIn } from '#rules/city-name.ts';
import { rangeLabel } from '#rules/day-labels.ts';
import { useLanguage } from '#web/i18n/language-store.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import * as css from './stay-form.css.ts';
import { stayFormMessages } from './stay-form.messages.ts';

export function OfferedDays({ actor }: { actor: StayFormActor }) {
  const messages = useMessages(stayFormMessages);
  const language = useLanguage();
  const days = useSelector(actor, ({ context }) => context.days);
  if (days.length === 0) return null;
  return (
    <div className={css.offered}>
      <span className={css.label}>{messages.offeredDays}</span>
      <div className={css.actions}>
        {days.map((each) => (
          <button
            key={each.id}
            type="button"
            className={css.offeredDay}
            onClick={() => actor.send({ type: 'days.choose', days: each })}
          >
            {[cityNameIn(each.cityName, language), rangeLabel(each, language)].filter(Boolean).join(', ')}
          </button>
        ))}
      </div>
    </div>
  );
}
