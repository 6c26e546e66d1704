import { type EventObject, fromCallback, fromPromise } from 'xstate';
import type { Recording } from '../recording.ts';
import { type Gesture, recordGestures } from './record-gestures.ts';
import { recorderMachine, type SaveAnswer } from './recorder.machine.ts';

/** Records what a person does in a document; the caller may be asked for it late, as for that of a frame. */
export const recorderIn = (documentOf: () => Document) =>
  recorderMachine.provide({
    actors: {
      recordGestures: fromCallback<EventObject>(({ sendBack }) =>
        recordGestures(documentOf(), (step: Gesture) => sendBack({ type: 'step.add', step })),
      ),
      saveRecording: fromPromise<SaveAnswer, Recording>(async ({ input, signal }) => {
        const response = await fetch('/api/qa/recordings', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(input),
          signal,
        });
        const answer = await response.json();
        return response.ok ? { kind: 'saved', file: answer.file } : { kind: 'refused', message: answer.message };
      }),
    },
  });
