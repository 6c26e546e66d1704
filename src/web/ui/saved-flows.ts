import {
  type Actor,
  type AnyActorLogic,
  type AnyActorRef,
  type AnyStateMachine,
  createActor,
  type Snapshot,
} from 'xstate';
import * as z from '#rules/zod.ts';

/** Snapshots of a page's flows, by their ids. */
export type SavedFlows = Readonly<Record<string, Snapshot<unknown>>>;

const isActive = (snapshot: unknown): boolean =>
  Object(snapshot).status === 'active' && Object(snapshot).value !== undefined;

export const savedFlows: z.ZodMiniType<SavedFlows> = z.record(z.string(), z.custom<Snapshot<unknown>>(isActive));

/** Flows in a state tagged as secret keep their earlier snapshot. */
export function snapshotsOf(page: AnyActorRef, ids: readonly string[], earlier: SavedFlows | null): SavedFlows {
  const { children } = page.getSnapshot();
  const flows = ids.map((id): [string, Snapshot<unknown> | undefined] => {
    const flow: AnyActorRef | undefined = children[id];
    return [id, flow?.getSnapshot().hasTag('secret') ? earlier?.[id] : flow?.getPersistedSnapshot?.()];
  });
  return Object.fromEntries(flows.filter((flow): flow is [string, Snapshot<unknown>] => flow[1] !== undefined));
}

/** The snapshot of a new page whose flows resume where they fit their charts. */
export function withSavedFlows(
  { chart, input }: { chart: AnyStateMachine; input: unknown },
  saved: SavedFlows,
): Snapshot<unknown> {
  const page = createActor(chart, { input } as never);
  const flows = Object.entries(childrenOf(page)).map(([id, fresh]) => {
    const snapshot = saved[id];
    const fits = snapshot !== undefined && canResume(page.getSnapshot().children[id]?.logic, snapshot);
    return [id, fits ? { ...fresh, snapshot } : fresh];
  });
  return Object.assign(page.getPersistedSnapshot(), { children: Object.fromEntries(flows) });
}

const childrenOf = (page: Actor<AnyStateMachine>): Record<string, { snapshot: Snapshot<unknown> }> =>
  Reflect.get(page.getPersistedSnapshot(), 'children');

const canResume = (logic: AnyActorLogic, snapshot: Snapshot<unknown>): boolean =>
  createActor(logic, { snapshot, input: {} }).getSnapshot().status === 'active';
