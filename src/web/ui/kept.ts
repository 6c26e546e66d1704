import {
  type Actor,
  type AnyActorLogic,
  type AnyActorRef,
  type AnyStateMachine,
  createActor,
  type Snapshot,
} from 'xstate';
import type { Shelf } from './shelf.ts';

/** Flows of a page, by their ids, as they were left. */
export type Kept = Readonly<Record<string, Snapshot<unknown> | undefined>>;

/** What of a page is kept for a reload or a return. */
export interface Keeping {
  page: string;
  /** Nobody else is shown what somebody left; null is whoever has this tab. */
  owner: string | null;
  /** What the address was about; another one is another page. */
  about?: string;
  /** The flows that are kept, by their ids, each with the version of its chart: a newer one takes nothing of an older one. */
  flows: Readonly<Record<string, number>>;
  shelf: Shelf;
  /** After so many milliseconds it is as good as none. */
  longest?: number;
}

interface KeptFlow {
  version: number;
  snapshot: Snapshot<unknown>;
}

/** The page's flows as they are now. One that says that its state is secret stays as it was kept last. */
export function keep(keeping: Keeping, page: AnyActorRef): void {
  const { children } = page.getSnapshot();
  const earlier = flowsKept(keeping);
  const flows = Object.entries(keeping.flows).flatMap(([id, version]): [string, KeptFlow | undefined][] => {
    const flow: AnyActorRef | undefined = children[id];
    if (!flow) return [];
    if (flow.getSnapshot().hasTag('secret')) return [[id, earlier[id]]];
    return [[id, { version, snapshot: flow.getPersistedSnapshot?.() as Snapshot<unknown> }]];
  });
  const { shelf, page: name, owner, about = '' } = keeping;
  shelf.write(name, { owner, about, at: Date.now(), flows: Object.fromEntries(flows) });
}

export function kept(keeping: Keeping): Kept | null {
  const flows = Object.entries(flowsKept(keeping)).map(([id, { snapshot }]) => [id, snapshot]);
  return flows.length === 0 ? null : Object.fromEntries(flows);
}

export const forget = ({ shelf, page }: Pick<Keeping, 'shelf' | 'page'>): void => shelf.clear(page);

/** Whatever cannot be read, or is somebody else's, of another version or too old, is as good as none. */
function flowsKept({ shelf, page, owner, about = '', flows, longest = Number.POSITIVE_INFINITY }: Keeping) {
  const left = Object(shelf.read(page));
  const isTheirs = left.owner === owner && left.about === about && Date.now() - left.at < longest;
  const found = Object.entries(isTheirs ? Object(left.flows) : {}).filter(
    (entry): entry is [string, KeptFlow] => isKeptFlow(entry[1]) && entry[1].version === flows[entry[0]],
  );
  return Object.fromEntries(found);
}

const isKeptFlow = (value: unknown): value is KeptFlow => {
  const { snapshot } = Object(value);
  return Object(snapshot).status === 'active' && 'value' in snapshot;
};

/** A new page but for the flows that were kept: what is no state of its chart is as good as none. */
export function withKept({ chart, input }: { chart: AnyStateMachine; input: unknown }, kept: Kept): Snapshot<unknown> {
  const page = createActor(chart, { input } as never);
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
