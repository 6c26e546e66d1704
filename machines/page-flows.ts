import type { ActorRefFrom, AnyActorLogic } from 'xstate';

type Flows = Record<string, AnyActorLogic>;

/** A page invokes each of its flows under the name that the flow has among its actors. */
export type ChildrenOf<Of extends Flows> = { [Name in keyof Of & string]: Name };

/** The flows of a page while it runs them. */
export type Running<Of extends Flows> = { [Name in keyof Of & string]: ActorRefFrom<Of[Name]> };
