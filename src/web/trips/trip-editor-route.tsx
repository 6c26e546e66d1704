import { useSelector } from '@xstate/react';
import { useCallback, useMemo } from 'react';
import { useParams } from 'react-router-dom';
import type { SessionActor } from '#machines/session/session.machine.ts';
import { ownerOf } from '#machines/session/session.view.ts';
import { signedCallOf } from '#machines/session/signed-call.ts';
import { tripEditor } from '#machines/trip-editor/trip-editor.actors.ts';
import type { TripEditorActor, tripEditorMachine } from '#machines/trip-editor/trip-editor.machine.ts';
import { hasUnsaved, isBusy, isLeft } from '#machines/trip-editor/trip-editor.view.ts';
import { dayOf } from '#rules/derived-trips.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { CreatorSession } from '#web/page/creator-session.tsx';
import { laterScript } from '#web/page/later-script.ts';
import { lazyDialog, lazyPart } from '#web/page/lazy-part.tsx';
import { SignedInTools } from '#web/page/signed-in-tools.tsx';
import { useBlogUsername } from '#web/page/use-blog-username.ts';
import { WholeSpinner } from '#web/ui/spinner.tsx';
import { useGoOn, useLeaveGuard } from '#web/ui/use-leave-guard.ts';
import { type Opening, usePage } from '#web/ui/use-page.ts';
import { useWanted } from '#web/ui/use-wanted.ts';
import { tripEditorMessages } from './trip-editor.messages.ts';
import type { LaterParts } from './trip-editor-actors.ts';
import { TripEditorScreen } from './trip-editor-screen.tsx';
import { storedTrip } from './trip-storage.ts';

const editor = laterScript(() => import('./trip-editor.tsx'));
const plan = laterScript(() => import('./plan-part.tsx'));
const dragOrder = laterScript(() => import('#web/ui/drag-order.tsx'));
const dialogs = laterScript(() => import('./dialogs.tsx'));
const cropping = laterScript(() => import('#web/ui/crop-dialog.tsx'));

const TripEditor = lazyPart(editor, ({ TripEditor: Whole }) => Whole, { waiting: <Waiting /> });
const later: LaterParts = {
  PlanPart: lazyPart(plan, ({ PlanPart }) => PlanPart),
  DragOrder: lazyPart(dragOrder, ({ DragOrder }) => DragOrder),
  CropDialog: lazyDialog(cropping, ({ CropDialog }) => CropDialog),
  StepDialog: lazyDialog(dialogs, ({ StepDialog }) => StepDialog),
  LeaveDialog: lazyDialog(dialogs, ({ LeaveDialog }) => LeaveDialog),
};

function opening(session: SessionActor, tripId: string): Opening<typeof tripEditorMachine> {
  editor.want();
  const stored = storedTrip(ownerOf(session.getSnapshot()), tripId);
  return {
    chart: tripEditor({
      signed: signedCallOf(session),
      stored,
      endSession: () => session.send({ type: 'session.end' }),
    }),
    input: { id: tripId },
  };
}

function Waiting() {
  const words = useMessages(tripEditorMessages);
  return <WholeSpinner words={words.loading} />;
}

/** Where the owner of a blog writes one of their trips; another address is another page. */
export function Component() {
  const { id = '' } = useParams();
  return <Editor key={id} tripId={id} />;
}

function Editor({ tripId }: { tripId: string }) {
  const username = useBlogUsername();
  const session = CreatorSession.useActorRef();
  const page = usePage(() => opening(session, tripId));
  const onStay = useLeaving(page);
  useWanted(dialogs.want);
  const today = useMemo(() => dayOf(Date.now()), []);
  return (
    <TripEditorScreen
      actor={page}
      username={username}
      today={today}
      TripEditor={TripEditor}
      later={later}
      onStay={onStay}
      tools={<SignedInTools session={session} onLogOut={() => page.send({ type: 'session.leave' })} />}
    />
  );
}

/** Leaving waits until everything is saved. Returns the handler of "Stay". */
function useLeaving(page: TripEditorActor): () => void {
  const isUnsaved = useCallback(() => hasUnsaved(page.getSnapshot()), [page]);
  const holdsUp = useCallback(() => isBusy(page.getSnapshot()), [page]);
  const onBlocked = useCallback(() => page.send({ type: 'page.leave' }), [page]);
  const blocker = useLeaveGuard({ isUnsaved, holdsUp, onBlocked });
  useGoOn(blocker, useSelector(page, isLeft));
  return () => {
    blocker.reset?.();
    page.send({ type: 'leave.cancel' });
  };
}
