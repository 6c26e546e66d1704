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

/** Creates the page's actor once, from its address and the saved snapshots of its flows. */
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
