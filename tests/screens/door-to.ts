import type { AnyActorLogic, AnyActorRef } from 'xstate';

/** In the place of a flow: what it is told goes to the flow of the test. */
export const doorTo = (flow: AnyActorRef): AnyActorLogic => ({
  transition(_, event) {
    if (!event.type.startsWith('xstate.')) flow.send(event);
    return flow.getSnapshot();
  },
  getInitialSnapshot: () => flow.getSnapshot(),
  getPersistedSnapshot: (snapshot) => snapshot,
});
