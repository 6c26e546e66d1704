import { useSelector } from '@xstate/react';
import Check from 'lucide-react/icons/check';
import CloudOff from 'lucide-react/icons/cloud-off';
import PenLine from 'lucide-react/icons/pen-line';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useMemo } from 'react';
import { canStore } from '#machines/storage.ts';
import type { TripEditingActor } from '#machines/trip-editing/trip-editing.machine.ts';
import { saveStatusIn } from '#machines/trip-editing/trip-editing.view.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Banner } from '#web/ui/banner.tsx';
import * as css from './trip-editor.css.ts';
import { tripEditorMessages } from './trip-editor.messages.ts';

const icons = { saved: Check, waiting: PenLine, saving: RefreshCw, unsaved: CloudOff };

export function SaveStatus({ editing }: { editing: TripEditingActor }) {
  const words = useMessages(tripEditorMessages);
  const status = useSelector(editing, saveStatusIn);
  const notice = useSelector(editing, ({ context }) => context.notice);
  const Icon = icons[status];
  return (
    <>
      <p className={css.saveStatus} role="status">
        <Icon size={18} aria-hidden />
        {words.saveStatus[status]}
        {status === 'saved' && notice === 'merged' ? <span>{words.merged}</span> : null}
      </p>
      {status === 'unsaved' ? <Unsaved editing={editing} /> : null}
    </>
  );
}

function Unsaved({ editing }: { editing: TripEditingActor }) {
  const words = useMessages(tripEditorMessages);
  const message = useSelector(editing, ({ context }) => context.message);
  const notice = useSelector(editing, ({ context }) => context.notice);
  const isStored = useMemo(() => canStore('session'), []);
  const failure = notice === 'tooOften' ? words.tooOften : message;
  const consequence = isStored ? words.notSaved : words.notStored;
  return (
    <Banner tone="danger" actions={[{ label: words.tryAgain, onPress: () => editing.send({ type: 'call.retry' }) }]}>
      {failure === null ? consequence : `${failure} ${consequence}`}
    </Banner>
  );
}
