import { useSelector } from '@xstate/react';
import { type ComponentProps, createContext, type MouseEvent, use } from 'react';
import type { AnyActorRef } from 'xstate';

/** A flow, as its controls know it. */
export interface Receiver<Event> extends Pick<AnyActorRef, 'subscribe'> {
  getSnapshot(): { status: string; can(event: Event): boolean };
  send: (event: Event) => void;
}

/** A function makes the event when it is sent: with a new id, or of what was chosen. */
export type Made<Event, Given extends unknown[] = []> = Event | ((...given: Given) => Event);

export interface Sends<Event, Given extends unknown[] = []> {
  actor: Receiver<Event>;
  event: Made<Event, Given>;
}

/** A control either sends an event, and is enabled while the chart accepts it, or it has a handler of its own. */
export type MaySend<Event, Given extends unknown[] = []> =
  | Sends<Event, Given>
  | { actor?: undefined; event?: Made<Event, Given> | undefined };

const isFunction = <Event, Given extends unknown[]>(event: Made<Event, Given>): event is (...given: Given) => Event =>
  typeof event === 'function';

export const made = <Event, Given extends unknown[]>(event: Made<Event, Given>, ...given: Given): Event =>
  isFunction(event) ? event(...given) : event;

export const useAccepts = <Event, Given extends unknown[]>(
  { actor, event }: MaySend<Event, Given>,
  ...given: Given
): boolean =>
  useSelector(
    actor,
    (snapshot) => !snapshot || !event || (snapshot.status === 'active' && snapshot.can(made(event, ...given))),
  );

export type PressProps<Event> = Omit<ComponentProps<'button'>, 'aria-disabled'> & MaySend<Event>;

/** `onClick` follows the event. A submit button is enabled while its form can be sent. */
export function usePress<Event>({ type = 'button', disabled = false, onClick, ...props }: PressProps<Event>) {
  const { actor, event, ...rest } = props;
  const isAccepted = useAccepts(props);
  const form = use(EnclosingForm);
  const isClosed = disabled || !isAccepted || (type === 'submit' && !form.isOpen);
  const press = (click: MouseEvent<HTMLButtonElement>) => {
    if (isClosed) return click.preventDefault();
    if (actor) actor.send(made(event));
    onClick?.(click);
  };
  return { ...rest, type, 'aria-disabled': isClosed, onClick: press };
}

/**
 * What the fields and buttons of a form know of it: whether it can be sent, and whether its error summary announces every
 * error once it has taken the focus.
 */
export const EnclosingForm = createContext({
  isOpen: true,
  isSummarised: false,
  setSummarised: (_: boolean) => {},
});

/** Only one alert is heard for a failed submit: that of the summary, if the form has one. */
export const useErrorRole = (): 'alert' | undefined => (use(EnclosingForm).isSummarised ? undefined : 'alert');
