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
import { CreatorSession } from '#web/page/creator-session.tsx';
import { useBlogUsername } from '#web/page/use-blog-username.ts';
import { dialogModule } from '#web/ui/dialog.tsx';
import { usePreload } from '#web/ui/later.tsx';
import { useLeaveGuard, useProceed } from '#web/ui/use-leave-guard.ts';
import { type Opening, usePage } from '#web/ui/use-page.ts';
import { TripEditorScreen } from './trip-editor-screen.tsx';
import { storedTrip } from './trip-storage.ts';

function opening(session: SessionActor, tripId: string): Opening<typeof tripEditorMachine> {
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
  usePreload(dialogModule);
  const today = useMemo(() => dayOf(Date.now()), []);
  return (
    <TripEditorScreen
      actor={page}
      username={username}
      today={today}
      onStay={onStay}
      onSignOut={() => page.send({ type: 'session.leave' })}
    />
  );
}

/** Leaving waits until everything is saved. Returns the handler of "Stay". */
function useLeaving(page: TripEditorActor): () => void {
  const isUnsaved = useCallback(() => hasUnsaved(page.getSnapshot()), [page]);
  const holdsUp = useCallback(() => isBusy(page.getSnapshot()), [page]);
  const onBlocked = useCallback(() => page.send({ type: 'page.leave' }), [page]);
  const blocker = useLeaveGuard({ isUnsaved, holdsUp, onBlocked });
  useProceed(blocker, useSelector(page, isLeft));
  return () => {
    blocker.reset?.();
    page.send({ type: 'leave.cancel' });
  };
}
