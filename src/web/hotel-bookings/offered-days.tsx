import { useSelector } from '@xstate/react';
import type { StayFormActor } from '#machines/stay-form/stay-form.machine.ts';
import { cityNameIn } from '#rules/city-name.ts';
import { rangeLabel } from '#rules/day-labels.ts';
import { useLanguage } from '#web/i18n/language-store.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { PlainButton } from '#web/ui/button.tsx';
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
          <PlainButton
            key={each.id}
            className={css.offeredDay}
            actor={actor}
            event={{ type: 'days.choose', days: each }}
          >
            {[cityNameIn(each.cityName, language), rangeLabel(each, language)].filter(Boolean).join(', ')}
          </PlainButton>
        ))}
      </div>
    </div>
  );
}
