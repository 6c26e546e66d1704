import { useSelector } from '@xstate/react';
import type { TripMapActor } from '#machines/trip-map/trip-map.machine.ts';
import { useLanguage } from '#web/i18n/language-store.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Banner } from '#web/ui/banner.tsx';
import { drawn } from '#web/ui/journey-sheet.css.ts';
import { JourneySheet } from '#web/ui/journey-sheet.tsx';
import * as css from './trip-editor.css.ts';
import { tripEditorMessages } from './trip-editor.messages.ts';

export function TripMap({ map: actor }: { map: TripMapActor }) {
  const messages = useMessages(tripEditorMessages);
  const language = useLanguage();
  const map = useSelector(actor, ({ context }) => context.map);
  const failed = useSelector(actor, (snapshot) => snapshot.matches('failed'));
  return (
    <section className={css.panel} aria-labelledby="journey">
      <h2 id="journey" className={css.panelTitle}>
        {messages.mapTitle}
      </h2>
      {failed ? (
        <Banner
          tone="danger"
          actions={[{ label: messages.tryAgain, onPress: () => actor.send({ type: 'call.retry' }) }]}
        >
          {messages.mapFailed}
        </Banner>
      ) : null}
      {map === null ? (
        <p className={css.quiet}>{messages.mapEmpty}</p>
      ) : (
        <JourneySheet map={map} label={messages.mapLabel} language={language} css={drawn} />
      )}
    </section>
  );
}
