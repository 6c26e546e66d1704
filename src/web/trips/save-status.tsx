import { useSelector } from '@xstate/react';
import Check from 'lucide-react/icons/check';
import CloudOff from 'lucide-react/icons/cloud-off';
import PenLine from 'lucide-react/icons/pen-line';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useMemo } from 'react';
import { canStore } from '#machines/storage.ts';
import { canDiscard, saveStatusIn } from '#machines/trip-editing/trip-editing.view.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import * as css from './trip-editor.css.ts';
import { tripEditorMessages } from './trip-editor.messages.ts';
import type { TripActors } from './trip-editor-props.ts';

const icons = { saved: Check, waiting: PenLine, saving: RefreshCw, unsaved: CloudOff };

type SaveStatusProps = Pick<TripActors, 'page' | 'editing'>;

export function SaveStatus({ page, editing }: SaveStatusProps) {
  const messages = useMessages(tripEditorMessages);
  const status = useSelector(editing, saveStatusIn);
  const notice = useSelector(editing, ({ context }) => context.notice);
  const Icon = icons[status];
  return (
    <>
      <p className={css.saveStatus} role="status">
        <Icon size={18} aria-hidden />
        {messages.saveStatus[status]}
        {status === 'saved' && notice === 'merged' ? <span>{messages.merged}</span> : null}
      </p>
      {status === 'unsaved' ? <Unsaved page={page} editing={editing} /> : null}
    </>
  );
}

function Unsaved({ page, editing }: SaveStatusProps) {
  const messages = useMessages(tripEditorMessages);
  const message = useSelector(editing, ({ context }) => context.message);
  const notice = useSelector(editing, ({ context }) => context.notice);
  const discardable = useSelector(editing, canDiscard);
  const isStored = useMemo(() => canStore('session'), []);
  const failure = notice === 'tooOften' ? messages.tooOften : message;
  const consequence = isStored ? messages.notSaved : messages.notStored;
  return (
    <Banner tone="danger" actions={[{ label: messages.tryAgain, onPress: () => editing.send({ type: 'call.retry' }) }]}>
      <p>{failure === null ? consequence : `${failure} ${consequence}`}</p>
      {discardable ? (
        <Button look="quiet" actor={page} event={{ type: 'step.request', step: 'discardUnsaved' }}>
          {messages.stepQuestions.discardUnsaved.confirm}
        </Button>
      ) : null}
    </Banner>
  );
}
