import { useSelector } from '@xstate/react';
import type { ReactNode, SubmitEvent } from 'react';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { withFixtures } from '../fixtures.ts';
import { describeStep } from '../recording.ts';
import type { Gesture } from './record-gestures.ts';
import type { RecorderActor } from './recorder.machine.ts';

interface RecorderProps {
  recorder: RecorderActor;
  start(): void;
  /** While the page changes, what is expected would be noted before the change. */
  isReady?: boolean;
  /** The text that is selected on the page now. */
  selectionOf(): string;
  /** What else may be expected. */
  children?: ReactNode;
}

/** Starts and stops a recording, lists its steps, and saves it. */
export function RecorderView({ recorder, start, isReady = true, selectionOf, children }: RecorderProps) {
  const { message, file, title } = useSelector(recorder, ({ context }) => context);
  const isRecording = useSelector(recorder, (snapshot) => snapshot.matches({ open: 'recording' }));
  const isOpen = useSelector(recorder, (snapshot) => snapshot.matches('open') || snapshot.matches('saving'));
  const canSave = useSelector(recorder, (snapshot) => snapshot.can({ type: 'recording.save' }));
  const expect = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('text') ?? '');
    const text = withFixtures((typed || selectionOf()).replace(/\s+/g, ' ').trim());
    const isAbsent = event.nativeEvent.submitter?.getAttribute('value') === 'miss';
    if (text !== '') recorder.send({ type: 'step.add', step: { do: isAbsent ? 'miss' : 'see', text } });
    event.currentTarget.reset();
  };
  if (!isOpen)
    return (
      <>
        {file === null ? null : <p role="status">Saved as tests/recordings/{file}. npm test replays it.</p>}
        <Button disabled={!isReady} onClick={start}>
          Start recording
        </Button>
      </>
    );
  return (
    <>
      <Steps recorder={recorder} />
      <form onSubmit={expect}>
        <label>
          Text, unless you select one on the page <input name="text" maxLength={200} autoComplete="off" />
        </label>{' '}
        <Button
          type="submit"
          value="see"
          look="secondary"
          disabled={!isReady}
          onMouseDown={(event) => event.preventDefault()}
        >
          Expect this text
        </Button>{' '}
        <Button
          type="submit"
          value="miss"
          look="secondary"
          disabled={!isReady}
          onMouseDown={(event) => event.preventDefault()}
        >
          Expect no such text
        </Button>
      </form>
      {children}
      {isRecording ? (
        <Button onClick={() => recorder.send({ type: 'recording.stop' })}>Stop recording</Button>
      ) : (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            recorder.send({ type: 'recording.save' });
          }}
        >
          <TextField
            label="Title"
            value={title}
            maxLength={200}
            autoComplete="off"
            error={message}
            onText={(text) => recorder.send({ type: 'title.change', title: text })}
          />
          <Button type="submit" disabled={!canSave}>
            Save
          </Button>{' '}
          <Button look="secondary" onClick={() => recorder.send({ type: 'recording.discard' })}>
            Discard
          </Button>
        </form>
      )}
    </>
  );
}

function Steps({ recorder }: Pick<RecorderProps, 'recorder'>) {
  const steps = useSelector(recorder, ({ context }) => context.steps);
  if (steps.length === 0) return <p>Use the page. Each step appears here.</p>;
  return (
    <ol aria-label="Steps">
      {steps.map((step, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same step may come twice, and none changes its place.
        <li key={index}>
          {lineOf(step)}{' '}
          <button
            type="button"
            aria-label={`Delete step ${index + 1}`}
            onClick={() => recorder.send({ type: 'step.delete', index })}
          >
            ×
          </button>
        </li>
      ))}
    </ol>
  );
}

const lineOf = (step: Gesture): string => (step.do === 'refused' ? step.sentence : describeStep(step));
