import { type EventObject, enqueueActions } from 'xstate';

/** Sends what happened to the page that invoked the flow. `sendParent` throws in a flow without a page, whose id is that of its session. */
export function report<Report extends EventObject>(): (args: object, event: Report) => void;
export function report(): object {
  return enqueueActions(({ self, enqueue }, event: EventObject) => {
    if (self.id !== self.sessionId) enqueue.sendParent(event);
  });
}
