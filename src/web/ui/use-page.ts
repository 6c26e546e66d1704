import { useActorRef } from '@xstate/react';
import { useLayoutEffect, useState } from 'react';
import type { Actor, AnyStateMachine, InputFrom } from 'xstate';
import { type SavedFlows, withSavedFlows } from './saved-flows.ts';

export interface Opening<Chart extends AnyStateMachine> {
  chart: Chart;
  input: InputFrom<Chart>;
  saved?: SavedFlows | null;
  leave?(page: Actor<Chart>): void;
}

/** A page is one actor: made once, from its address and from the saved snapshots of its flows; it lives as long as it is shown. */
export function usePage<Chart extends AnyStateMachine>(open: () => Opening<Chart>): Actor<Chart> {
  const [{ chart, options, leave }] = useState(() => {
    const { saved, ...opening } = open();
    const options = { input: opening.input, ...(saved && { snapshot: withSavedFlows(opening, saved) }) };
    return { ...opening, options };
  });
  const page = useActorRef(chart as AnyStateMachine, options) as Actor<Chart>;
  useLayoutEffect(() => () => leave?.(page), [page, leave]);
  return page;
}
