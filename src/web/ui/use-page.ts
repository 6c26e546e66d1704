import { useActorRef } from '@xstate/react';
import { useLayoutEffect, useState } from 'react';
import {
  type Actor,
  type AnyActorLogic,
  type AnyStateMachine,
  createActor,
  type InputFrom,
  type Snapshot,
} from 'xstate';

/** Flows of a page, by their ids, as they were left. */
export type Kept = Readonly<Record<string, Snapshot<unknown> | undefined>>;

export interface Opening<Chart extends AnyStateMachine> {
  chart: Chart;
  input: InputFrom<Chart>;
  kept?: Kept | null;
  leave?(page: Actor<Chart>): void;
}

/** A page is one actor: made once, from its address and from what was kept of its flows; it lives as long as it is shown. */
export function usePage<Chart extends AnyStateMachine>(open: () => Opening<Chart>): Actor<Chart> {
  const [{ chart, options, leave }] = useState(() => {
    const { kept, ...opening } = open();
    const options = { input: opening.input, ...(kept && { snapshot: withKept(opening, kept) }) };
    return { ...opening, options };
  });
  const page = useActorRef(chart as AnyStateMachine, options) as Actor<Chart>;
  useLayoutEffect(() => () => leave?.(page), [page, leave]);
  return page;
}

/** A new page but for the flows that were kept: what is no state of its chart is as good as none. */
function withKept({ chart, input }: Pick<Opening<AnyStateMachine>, 'chart' | 'input'>, kept: Kept): Snapshot<unknown> {
  const page = createActor(chart, { input });
  const flows = Object.entries(childrenOf(page)).map(([id, fresh]) => {
    const snapshot = kept[id];
    const fits = snapshot !== undefined && canResume(page.getSnapshot().children[id]?.logic, snapshot);
    return [id, fits ? { ...fresh, snapshot } : fresh];
  });
  return Object.assign(page.getPersistedSnapshot(), { children: Object.fromEntries(flows) });
}

const childrenOf = (page: Actor<AnyStateMachine>): Record<string, { snapshot: Snapshot<unknown> }> =>
  Reflect.get(page.getPersistedSnapshot(), 'children');

const canResume = (logic: AnyActorLogic, snapshot: Snapshot<unknown>): boolean =>
  createActor(logic, { snapshot, input: {} }).getSnapshot().status === 'active';
