import { useSelector } from '@xstate/react';
import Check from 'lucide-react/icons/check';
import CloudOff from 'lucide-react/icons/cloud-off';
import PenLine from 'lucide-react/icons/pen-line';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useMemo } from 'react';
import { canStore } from '#machines/storage.ts';
import type { TripEditingActor } from '#machines/trip-editing/trip-editing.machine.ts';
import { savedLook } from '#machines/trip-editing/trip-editing.view.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Banner } from '#web/ui/banner.tsx';
import * as css from './trip-editor.css.ts';
import { tripEditorMessages } from './trip-editor.messages.ts';

const icons = { saved: Check, waiting: PenLine, saving: RefreshCw, unsaved: CloudOff };

/** Whether everything is saved, and what can be done where it is not. */
export function Standing({ editing }: { editing: TripEditingActor }) {
  const words = useMessages(tripEditorMessages);
  const look = useSelector(editing, savedLook);
  const news = useSelector(editing, ({ context }) => context.news);
  const Icon = icons[look];
  return (
    <>
      <p className={css.standing} role="status">
        <Icon size={18} aria-hidden />
        {words.looks[look]}
        {look === 'saved' && news === 'merged' ? <span>{words.merged}</span> : null}
      </p>
      {look === 'unsaved' ? <Unsaved editing={editing} /> : null}
    </>
  );
}

function Unsaved({ editing }: { editing: TripEditingActor }) {
  const words = useMessages(tripEditorMessages);
  const message = useSelector(editing, ({ context }) => context.message);
  const news = useSelector(editing, ({ context }) => context.news);
  const keeps = useMemo(() => canStore('session'), []);
  const failure = news === 'tooOften' ? words.tooOften : message;
  const fate = keeps ? words.notSaved : words.notKept;
  return (
    <Banner tone="danger" actions={[{ label: words.tryAgain, onPress: () => editing.send({ type: 'call.retry' }) }]}>
      {failure === null ? fate : `${failure} ${fate}`}
    </Banner>
  );
}
