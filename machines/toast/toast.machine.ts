import { type ActorRefFrom, assign, setup } from 'xstate';

const toastMs = 3_000;

type ToastTone = 'success' | 'danger' | 'plain';
export interface Toast {
  tone: ToastTone;
  text: string;
}

/** One message at a time. It disappears after a while unless it is hovered or focused. */
export const toastMachine = setup({
  types: {} as {
    context: { toast: Toast | null };
    events:
      | { type: 'toast.show'; toast: Toast }
      | { type: 'toast.dismiss' }
      | { type: 'toast.hold' }
      | { type: 'toast.release' };
  },
  actions: {
    rememberToast: assign((_, toast: Toast) => ({ toast })),
    forgetToast: assign({ toast: null }),
  },
  delays: { toastMs },
}).createMachine({
  id: 'toast',
  context: { toast: null },
  on: {
    'toast.show': {
      target: '.shown',
      actions: { type: 'rememberToast', params: ({ event }) => event.toast },
    },
  },
  initial: 'hidden',
  states: {
    hidden: { entry: 'forgetToast' },
    shown: {
      on: { 'toast.dismiss': 'hidden' },
      initial: 'passing',
      states: {
        passing: { after: { toastMs: '#toast.hidden' }, on: { 'toast.hold': 'held' } },
        held: { on: { 'toast.release': 'passing' } },
      },
    },
  },
});

export type ToastActor = ActorRefFrom<typeof toastMachine>;
