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

export const browserTours = (flow: ToldFlow): Walk[] =>
  toursOf(touredModel(flow), {
    isPassable: (before, event) =>
      event.type !== endlessPause && ((flow.tour.isPassable ?? flow.isOffered)?.(before, event) ?? true),
  });

/** A pause of a browser comes to its end. */
export const endlessPause = 'xstate.error.actor.pause';

/** How each event of its tours is sent; what becomes of a call is not among them. */
export const gesturesOf = ({ gestures, tour }: ToldFlow): NonNullable<Tour['gestures']> => ({
  open: (hand: Hand) => hand.open(tour.path),
  ...gestures,
  ...tour.gestures,
});
