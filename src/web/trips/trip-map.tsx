import { useSelector } from '@xstate/react';
import type { TripMapActor } from '#machines/trip-map/trip-map.machine.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Banner } from '#web/ui/banner.tsx';
import { drawn } from '#web/ui/journey-sheet.css.ts';
import { JourneySheet } from '#web/ui/journey-sheet.tsx';
import { tripEditorMessages } from './trip-editor.messages.ts';
import * as css from './trip-map.css.ts';

export function TripMap({ map: actor }: { map: TripMapActor }) {
  const words = useMessages(tripEditorMessages);
  const map = useSelector(actor, ({ context }) => context.map);
  const failed = useSelector(actor, (snapshot) => snapshot.matches('failed'));
  return (
    <section className={css.frame} aria-labelledby="journey">
      <h2 id="journey" className={css.title}>
        {words.mapTitle}
      </h2>
      {failed ? (
        <Banner tone="danger" actions={[{ label: words.tryAgain, onPress: () => actor.send({ type: 'call.retry' }) }]}>
          {words.mapFailed}
        </Banner>
      ) : null}
      {map === null ? (
        <p className={css.empty}>{words.mapEmpty}</p>
      ) : (
        <JourneySheet map={map} label={words.mapLabel} css={drawn} />
      )}
    </section>
  );
}
