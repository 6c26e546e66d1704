import { useSelector } from '@xstate/react';
import { Link } from 'react-router-dom';
import type { TripEditorActor } from '#machines/trip-editor/trip-editor.machine.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { actions } from '#web/ui/form-page.css.ts';
import * as css from './trip-editor.css.ts';
import { tripEditorMessages } from './trip-editor.messages.ts';

export function StepDialog({ page }: { page: TripEditorActor }) {
  const words = useMessages(tripEditorMessages);
  const step = useSelector(page, ({ context }) => context.requestedStep);
  const tripStays = useSelector(page, ({ context }) => context.trip?.stays ?? 0);
  if (step === null || step === 'publish' || step === 'restore') return null;
  const { title, words: question, confirm } = words.stepQuestions[step];
  const stays = step === 'delete' ? tripStays : 0;
  const cancel = () => page.send({ type: 'step.cancel' });
  return (
    <Dialog title={title} isOpen onClose={cancel}>
      <p className={css.question}>{question}</p>
      {stays === 0 ? null : (
        <p className={css.question}>
          {words.staysStay(stays)} <Link to="/hotel-booking-requests">{words.toStays}</Link>
        </p>
      )}
      <div className={actions}>
        <Button look={step === 'delete' ? 'danger' : 'primary'} onClick={() => page.send({ type: 'step.confirm' })}>
          {confirm}
        </Button>
        <Button look="secondary" onClick={cancel}>
          {words.cancel}
        </Button>
      </div>
    </Dialog>
  );
}
