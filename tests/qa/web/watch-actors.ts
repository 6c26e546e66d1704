import { type AnyActor, type AnyEventObject, type InspectionEvent, isMachineSnapshot } from 'xstate';
import { leavesOf } from '#tests/kit/say.ts';

export interface WatchedActor {
  key: number;
  id: string;
  /** The id of its chart; null for a call. */
  chart: string | null;
  state: string;
  children: WatchedActor[];
}

export interface WatchedEvent {
  key: number;
  type: string;
  /** The actor that sent it; null for the page. */
  source: string | null;
  target: string;
  isUnused: boolean;
}

export interface Sight {
  actors: WatchedActor[];
  /** The newest first. */
  events: WatchedEvent[];
}

const maxEvents = 50;
const keys = new Map<AnyActor, number>();
const events: WatchedEvent[] = [];
const listeners = new Set<() => void>();
let last = 0;

/** Notes the actors that start, and the events that they receive. */
export function watch(event: InspectionEvent): void {
  const actor = event.actorRef as AnyActor;
  if (!keys.has(actor) && 'getSnapshot' in actor) keys.set(actor, ++last);
  const sent = sentIn(event);
  if (sent && sent.event.type !== 'xstate.init') {
    const { event: received, ...ends } = sent;
    events.unshift({ key: ++last, type: received.type, ...ends });
    events.length = Math.min(events.length, maxEvents);
  }
  for (const listen of listeners) listen();
}

/** An event that an actor receives; null for what the library does within an actor. */
export function sentIn(inspected: InspectionEvent) {
  if (inspected.type !== '@xstate.event') return null;
  const { event, sourceRef } = inspected;
  if (/^xstate\.(stop$|promise\.|observable\.)/.test(event.type)) return null;
  const actor = inspected.actorRef as AnyActor;
  const source = sourceRef ? nameOf(sourceRef as AnyActor) : null;
  return { event, source, target: nameOf(actor), isUnused: isUnused(actor, event) };
}

/** The library's own events are ignored where they mean nothing. */
function isUnused(actor: AnyActor, event: AnyEventObject): boolean {
  const snapshot = actor.getSnapshot();
  return isMachineSnapshot(snapshot) && !event.type.startsWith('xstate.') && !snapshot.can(event as never);
}

/** Calls the listener at each change until the returned function is called. */
export function onSight(listen: () => void): () => void {
  listeners.add(listen);
  return () => void listeners.delete(listen);
}

/** The actors that run now, below the ones that started them. */
export function sightNow(): Sight {
  for (const actor of keys.keys()) if (!isRunning(actor)) keys.delete(actor);
  const within = (parent: AnyActor | undefined): WatchedActor[] =>
    [...keys]
      .filter(([actor]) => parentOf(actor) === parent)
      .map(([actor, key]) => ({ key, id: nameOf(actor), ...stateOf(actor), children: within(actor) }));
  return { actors: within(undefined), events: [...events] };
}

/** React makes some actors that it never starts. */
const isRunning = (actor: AnyActor): boolean =>
  actor.getSnapshot().status === 'active' && Reflect.get(actor, '_processingStatus') === 1;

const parentOf = ({ _parent }: AnyActor): AnyActor | undefined => [...keys.keys()].find((actor) => actor === _parent);

/** A root actor has a generated id; its chart's id says more. */
const nameOf = ({ id, logic }: AnyActor): string => (/^x:\d+$/.test(id) ? (Reflect.get(logic, 'id') ?? id) : id);

function stateOf(actor: AnyActor): Pick<WatchedActor, 'chart' | 'state'> {
  const snapshot = actor.getSnapshot();
  return isMachineSnapshot(snapshot)
    ? { chart: snapshot.machine.id, state: leavesOf(snapshot.value) }
    : { chart: null, state: 'running' };
}
