import type { Flow, Hand, Tour } from './flow.ts';
import type { Model } from './model.ts';
import type { Shown } from './shown.ts';
import { toursOf } from './tours.ts';
import type { Walk } from './walks.ts';

/** A flow that a browser can walk. */
export type ToldFlow = Flow & { shown: Shown; tour: Tour };

export const isToured = (flow: Flow): flow is ToldFlow => flow.tour !== undefined && flow.shown !== undefined;

/** What a browser is to walk. */
export function touredModel({ model, tour: { behaviour = model.behaviour, cases = {} } }: ToldFlow): Model {
  const more = Object.entries(cases).map(([type, given]) => [type, [...(model.cases[type] ?? []), ...given]]);
  return { ...model, behaviour, cases: { ...model.cases, ...Object.fromEntries(more) } };
}

/** A pause asks nobody, so in a browser it never fails. */
const neverComes = 'xstate.error.actor.pause';

export const isTakenByBrowsers = (transition: string): boolean => !transition.includes(` ${neverComes} `);

export function browserTours(flow: ToldFlow): Walk[] {
  const { isPassable = flow.isOffered ?? (() => true) } = flow.tour;
  return toursOf(touredModel(flow), {
    isPassable: (before, event) => event.type !== neverComes && isPassable(before, event),
  });
}

/** How each event of its tours is sent; what becomes of a call is not among them. */
export const gesturesOf = ({ gestures, tour }: ToldFlow): NonNullable<Tour['gestures']> => ({
  open: (hand: Hand) => hand.open(tour.path),
  ...gestures,
  ...tour.gestures,
});
