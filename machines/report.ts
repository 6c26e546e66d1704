import type { AnyEventObject, EventObject } from 'xstate';

interface Flow {
  self: { id: string; sessionId: string };
  enqueue: { sendParent(event: AnyEventObject): void };
}

/** For `enqueueActions`: sends what happened to the page that invoked the flow. `sendParent` throws in a flow without a page, whose id is that of its session. */
export function report<Report extends EventObject>({ self, enqueue }: Flow, event: Report): void {
  if (self.id !== self.sessionId) enqueue.sendParent(event);
}
