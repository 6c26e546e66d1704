import type { Flow, Hand, Tour } from './flow.ts';
import { flows, found } from './flows.ts';
import type { Path } from './paths.ts';
import type { Shown } from './shown.ts';
import { toursOf } from './tours.ts';

/** A flow with browser tours. */
export type TouredFlow = Flow & { shown: Shown; tour: Tour };

const tours = await found<Tour>('tour', 'tour');

export const touredFlows: Record<string, TouredFlow> = Object.fromEntries(
  Object.entries(tours).map(([name, tour]) => [name, { ...flows[name], tour } as TouredFlow]),
);

/** A pause makes no request, so in a browser it never fails. */
const neverComes = 'xstate.error.actor.pause';

export const isTakenByBrowsers = (transition: string): boolean => !transition.includes(` ${neverComes} `);

export function browserTours(flow: TouredFlow): Path[] {
  const { isPassable = flow.isOffered ?? (() => true) } = flow.tour;
  return toursOf(flow.model, {
    isPassable: (snapshot, event) => event.type !== neverComes && isPassable(snapshot, event),
  });
}

/** How each event of a tour is sent; the answers of calls are not among them. */
export const gesturesOf = ({ gestures, tour }: TouredFlow): NonNullable<Tour['gestures']> => ({
  open: (hand: Hand) => hand.open(tour.path),
  ...gestures,
  ...tour.gestures,
});
