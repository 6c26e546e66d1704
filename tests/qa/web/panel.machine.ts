import { type ActorRefFrom, assign, type EventObject, fromCallback, setup } from 'xstate';
import { type RecorderInput, recorderMachine } from './recorder.machine.ts';
import type { Sight } from './watch-actors.ts';

type PanelEvent = { type: 'panel.toggle' } | { type: 'sight.change'; sight: Sight };

/** The panel on the product's pages: opened and closed by a key, with what runs on the page and a recorder. */
export const panelMachine = setup({
  types: {} as {
    context: { sight: Sight; draft: RecorderInput };
    input: RecorderInput;
    events: PanelEvent;
    children: { recorder: 'recorder' };
  },
  actors: {
    /** Sends `panel.toggle` for Alt+Q. */
    watchKey: fromCallback<EventObject>(() => {}),
    /** Sends `sight.change` while the panel is open. */
    watchActors: fromCallback<EventObject>(() => {}),
    recorder: recorderMachine,
  },
  actions: { show: assign((_, sight: Sight) => ({ sight })) },
}).createMachine({
  id: 'panel',
  context: ({ input }) => ({ sight: { actors: [], events: [] }, draft: input }),
  invoke: [
    { src: 'watchKey', id: 'watchKey' },
    { src: 'recorder', id: 'recorder', input: ({ context }) => context.draft },
  ],
  initial: 'closed',
  states: {
    closed: { on: { 'panel.toggle': 'open' } },
    open: {
      invoke: { src: 'watchActors', id: 'watchActors' },
      on: {
        'panel.toggle': 'closed',
        'sight.change': { actions: { type: 'show', params: ({ event }) => event.sight } },
      },
    },
  },
});

export type PanelActor = ActorRefFrom<typeof panelMachine>;
