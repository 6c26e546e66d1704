import { useSelector } from '@xstate/react';
import { Button } from '#web/ui/button.tsx';
import { frameDocument, stateNow } from './player.actors.ts';
import type { PlayerActor } from './player.machine.ts';
import type { RecorderActor } from './recorder.machine.ts';
import { RecorderView } from './recorder-view.tsx';

interface RecordingProps {
  player: PlayerActor;
}

/** Records what the tester does from here on, after the steps that led here. */
export function Recording({ player }: RecordingProps) {
  const recorder = useSelector(player, ({ children }) => children.recorder as RecorderActor | undefined);
  const isReady = useSelector(player, (snapshot) => snapshot.can({ type: 'record.start' }));
  return (
    <section aria-label="Recording">
      <h3>Recording</h3>
      {recorder ? (
        <RecorderView
          recorder={recorder}
          selectionOf={() => frameDocument().getSelection()?.toString() ?? ''}
          isReady={isReady}
          start={() => player.send({ type: 'record.start' })}
        >
          <Button
            look="secondary"
            disabled={!isReady}
            onClick={() =>
              void stateNow().then((state) => recorder.send({ type: 'step.add', step: { do: 'state', state } }))
            }
          >
            Expect this state
          </Button>{' '}
        </RecorderView>
      ) : null}
    </section>
  );
}
