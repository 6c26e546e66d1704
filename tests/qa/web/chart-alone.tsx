import { useSelector } from '@xstate/react';
import type { Actor, AnyStateMachine } from 'xstate';
import { describeEvent, wordsOf } from '#tests/kit/describe.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { publicEvents, takes } from '#tests/kit/model.ts';
import { leavesOf } from '#tests/kit/say.ts';

/** A chart without a screen of its own: its state, and a button for each event that it takes. */
export function ChartAlone({ flow, actor }: { flow: Flow; actor: Actor<AnyStateMachine> }) {
  const snapshot = useSelector(actor, (current) => current);
  const words = wordsOf(flow);
  const events = publicEvents(flow.model).filter((event) => takes(snapshot, event));
  return (
    <main>
      <h1>{flow.model.title}</h1>
      <p>This flow has no screen of its own.</p>
      <p>
        State: <strong>{leavesOf(snapshot.value)}</strong>
      </p>
      <ul>
        {events.map((event) => (
          <li key={JSON.stringify(event)}>
            <button type="button" onClick={() => actor.send(event)}>
              {describeEvent(words, event)}
            </button>
          </li>
        ))}
      </ul>
    </main>
  );
}
